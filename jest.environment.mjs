import { TestEnvironment } from "jest-environment-jsdom";

/** jsdom, completed by what every browser has and jsdom has not: Node's own. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, Headers, Request, Response, structuredClone, TextDecoder, TextEncoder });
  }
}
