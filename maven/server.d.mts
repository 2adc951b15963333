export interface ServerOptions {
  version?: string;
  port?: number;
  mode?: "dev" | "production";
  kind?: "process" | "container" | "auto";
  jar?: string;
  providers?: string[];
  themeFolder?: string;
  features?: string;
  args?: string[];
  relativePath?: string;
  home?: string;
  env?: Record<string, string | undefined>;
  onLog?: (line: string) => void;
}

export interface Server {
  url: string;
  port: number;
  version: string;
  kind: "process" | "container";
  log(): string;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

export const ADMIN: { username: string; password: string };
export function allFeatures(version?: string): string;
export function startServer(options?: ServerOptions): Promise<Server>;
export function checkPort(port: number): Promise<number>;
export const QUICK_START: { JAVA_OPTS_APPEND: string };
