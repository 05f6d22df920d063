// The first step of `npm start` and the other commands. It installs the dependencies and Node 24, builds, then runs the
// command itself. Before the install, only the machine's Node (20 or newer) and its built-in modules are available.
import { join } from "node:path";
import { build, isBuilt } from "./bootstrap/build.mjs";
import { findNode, installDependencies, isInstalled } from "./bootstrap/install.mjs";
import { withPreparationLock } from "./bootstrap/lock.mjs";
import { root } from "./bootstrap/project.mjs";
import { run } from "./bootstrap/run.mjs";
import { nodeOptions } from "../app/lib/memory-plan.server.mjs";

const commands = {
  install: { mode: "production" },
  start: { script: ["build/server/main.js"], mode: "production", needsBuild: true, serves: true },
  "start-arguments": { mode: "production" },
  demo: { script: ["scripts/demo.ts"], mode: "production", needsBuild: true, serves: true },
  dev: { script: ["server/dev.ts"], mode: "development" },
  build: { mode: "production", needsBuild: true },
  test: { script: ["scripts/test.ts"], mode: "test" },
  "test:resilience": { script: ["scripts/resilience.ts"], mode: "test", needsBuild: true },
  check: { script: ["scripts/test.ts", "--quick"], mode: "test" },
  bench: { script: ["bench/run.ts"], mode: "production", needsBuild: true },
  backup: { script: ["scripts/backup.ts"], mode: "production" },
  restore: { script: ["scripts/restore.ts"], mode: "production" },
  admin: { script: ["scripts/admin.ts"], mode: "production" },
  service: { script: ["scripts/system-service.ts"], mode: "production", needsBuild: true },
  upgrade: { script: ["scripts/upgrade.ts"], mode: "production" },
  rollback: { script: ["scripts/rollback.ts"], mode: "production" },
};

async function main() {
  if (Number(process.versions.node.split(".")[0]) < 20)
    throw new Error(`Node ${process.versions.node} est trop ancien : il faut la version 20 ou plus récente.`);
  const [name, ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name ?? "") ? commands[name] : undefined;
  if (!command)
    throw new Error(`Commande inconnue : ${name}. Au choix : ${Object.keys(commands).join(", ")}.`);

  process.chdir(root);
  if (name === "start-arguments") return printStartArguments();
  const ready = () => isInstalled() && (!command.needsBuild || isBuilt());
  if (!ready()) {
    await withPreparationLock(async () => {
      if (!isInstalled()) await installDependencies();
      if (command.needsBuild && !isBuilt()) await build(findNode());
    });
  }
  if (!command.script) return;
  process.env.NODE_ENV = command.mode;
  // The next start reuses the code that V8 compiled for this build. A new build empties this folder.
  if (name === "start") process.env.NODE_COMPILE_CACHE ??= join(root, "build/server/.compiled");
  run(findNode(), [...(command.serves ? nodeOptions() : []), ...command.script, ...args]);
}

/**
 * Prints Node's arguments for scripts/run.sh, a shell script that ends by replacing itself with the program. This Node
 * does not start the program, because it would close the socket that the service manager opened.
 */
function printStartArguments() {
  if (!isInstalled() || !isBuilt())
    throw new Error("Cette version n’est pas prête : lancez « npm run build » dans son dossier.");
  console.log([...nodeOptions(), ...commands.start.script].join(" "));
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
