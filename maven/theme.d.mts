import type KeycloakAdminClient from "@keycloak/keycloak-admin-client";

export function makeJar(folder?: string): Promise<string>;
export function adminClient(url: string): KeycloakAdminClient;
export function selectTheme(url: string, realms?: string[]): Promise<void>;
