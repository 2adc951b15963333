// Run by Maven before the frontend plugin: hands it the Node that is installed here, so that it downloads none.
// Links node and npm to where the plugin looks for what it installed itself, and prints the version the plugin shall
// request. Prints nothing where the plugin should download its own: Node too old, no npm, or a system without such
// links.
import { accessSync, mkdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

const folder = process.argv[2];

function npmFolder() {
  for (const path of process.env.PATH.split(delimiter))
    try {
      const npm = dirname(dirname(realpathSync(join(path, "npm"))));
      accessSync(join(npm, "bin/npm-cli.js"));
      return npm;
    } catch {
      // Not in this folder of the PATH.
    }
}

const npm = npmFolder();
const [major, minor] = process.versions.node.split(".").map(Number);
const isRecent = major > 20 || (major === 20 && minor >= 19);
if (npm && process.platform !== "win32" && isRecent) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  symlinkSync(process.execPath, join(folder, "node"));
  symlinkSync(npm, join(folder, "node_modules/npm"));
  console.log(process.version);
}
