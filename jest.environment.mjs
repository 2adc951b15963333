import { TestEnvironment } from "jest-environment-jsdom";

/** Here nothing has a size that could change. */
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom, completed by what every browser has and jsdom has not: Node's own, but for the last. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    const nodes = { fetch, Headers, Request, Response, structuredClone, TextDecoder, TextEncoder };
    Object.assign(this.global, nodes, { ResizeObserver });
  }
}
