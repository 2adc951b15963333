/** Stands in for the admin client's generated client of the admin API v2 (100 kB), which no page calls. */
export class ClientsV2 {
  api() {
    throw new Error("The generated client of the admin API v2 is not in this build; see maven/build.mjs.");
  }
}
