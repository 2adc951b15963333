import { defineConfig } from "@playwright/test";

// Debian's Chromium needs the first as root; the others keep it from calling home, which would count as requests.
const args = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
args.push("--disable-component-update", "--disable-sync");
// A page of a test lives for seconds, and the next one in its process loads the same modules: compiled once for all of them
// and not for speed, they take an eighth less of the processors.
args.push("--js-flags=--no-script-streaming --no-maglev --no-turbofan");
// Names below .test lead to this machine, for specs that need another host name than localhost.
args.push("--host-resolver-rules=MAP *.test 127.0.0.1");
if (process.getuid?.() === 0) args.push("--no-sandbox");

/** Run by test.mjs, which starts the server and says where it is. */
export default defineConfig({
  testDir: "specs",
  outputDir: "../target/playwright",
  workers: 2,
  // a machine that is busy with something else is no defect; what needed a second try is named
  retries: 1,
  // how fast things are is for the bench to say
  timeout: 300_000,
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
  reporter: [["list"], ["json", { outputFile: "../target/playwright.json" }]],
  use: {
    browserName: "chromium",
    // One context per worker, emptied between tests: in a new one each test starts a browser process and compiles the
    // console anew, which takes 12 % of the time of a run. What it does not take back, the spec that sets it does.
    reuseContext: true,
    // an element that never comes is told long before the test's own end
    actionTimeout: 30_000,
    launchOptions: { executablePath: process.env.GATEHOUSE_BROWSER, args },
    locale: "en-US",
    // what moves is rendered frame by frame, which takes 7 % of the time of a run
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 1280, height: 900 },
    // a trace of every test would take more time than the tests; the report of a failure holds what the page showed
    screenshot: "only-on-failure",
  },
});
