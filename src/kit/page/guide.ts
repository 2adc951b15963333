const GUIDE = "https://www.keycloak.org/docs/latest/server_admin/index.html";

/** Address of the server's administration guide. @param anchor of a chapter */
export const guide = (anchor?: string) => (anchor ? `${GUIDE}#${anchor}` : GUIDE);
