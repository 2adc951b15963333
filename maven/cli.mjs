// What all scripts of the project share: where things are, running programs, and ending with one clear line.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export const root = join(import.meta.dirname, "..");

/** The ignored folder for all that the scripts keep: distributions, server homes, image parts. */
export const state = join(root, ".gatehouse");

/** An expected failure: its message is one line that says what to do, shown without a stack. */
export class Problem extends Error {}

/**
 * Runs a program.
 * @param options for spawn (cwd, env, stdio); without stdio its output is collected and not shown
 * @returns { code, output }: exit code (-1 when there is no such program), and what it wrote to both streams
 */
export function run(program, args, options = {}) {
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (output += data));
    // Ctrl-C reaches both; a signal to this script alone would leave the program behind.
    const end = () => child.kill();
    process.once("exit", end);
    child.on("error", (error) => resolve({ code: -1, output: String(error.message) }));
    child.on("close", (code) => {
      process.off("exit", end);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Whether an error is expected: ours, or an option that the script does not have. */
const isProblem = (error) => error instanceof Problem || String(error?.code).startsWith("ERR_PARSE_ARGS");

/**
 * The main function of a script: an expected error ends it with its line, any other with its stack; both with exit code
 * 1.
 */
export async function main(script) {
  try {
    await script();
  } catch (error) {
    console.error(isProblem(error) ? error.message : error);
    process.exit(1);
  }
}

/** Whether a module is the script that was started, and not imported by another. @param url its `import.meta.url` */
export const isStarted = (url) => url === pathToFileURL(process.argv[1] ?? "").href;
