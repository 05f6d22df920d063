import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { elapsed, root } from "./project.mjs";

const oldestNode = 24;
const modules = join(root, "node_modules");
const lockFile = join(root, "package-lock.json");
const stamp = join(modules, ".atelier-lock-hash");
const packagedNode = join(modules, "node", "bin", process.platform === "win32" ? "node.exe" : "node");

/** Whether node_modules matches the lockfile and there is a Node that can run the project. */
export function isInstalled() {
  if (!hasNode()) return false;
  const hash = lockHash();
  if (readIfAny(stamp) === hash) return true;
  if (!matchesLock()) return false;
  writeStamp(hash); // Somebody installed with npm by hand.
  return true;
}

/** Installs the locked dependencies, including dependencies for development, which the build needs. */
export async function installDependencies() {
  const started = performance.now();
  if (readIfAny(stamp) !== lockHash() && !matchesLock()) await runNpm(started);
  if (!hasNode()) installNode();
  if (!hasNode())
    throw new Error(
      `Node ${oldestNode} n’a pas pu être installé (paquet npm « node ») : installez Node ${oldestNode} sur cette machine, puis recommencez.`,
    );
  writeStamp(lockHash());
  console.log(`Dépendances prêtes (${elapsed(started)}).`);
}

/** Returns the path of the Node in node_modules, or of the running Node if there is none. */
export function findNode() {
  return isExecutable(packagedNode) ? packagedNode : process.execPath;
}

function hasNode() {
  return isExecutable(packagedNode) || Number(process.versions.node.split(".")[0]) >= oldestNode;
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function lockHash() {
  return createHash("sha256").update(readFileSync(lockFile)).digest("hex");
}

function readIfAny(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function writeStamp(hash) {
  try {
    writeFileSync(stamp, hash);
  } catch {
    // This installation is read-only, so it stores no stamp. Each start compares node_modules with the lockfile.
  }
}

/** Compares the lockfile with npm's own record in node_modules, which npm writes when an install has ended. */
function matchesLock() {
  const record = readIfAny(join(modules, ".package-lock.json"));
  if (!record) return false;
  const installed = JSON.parse(record).packages;
  const wanted = JSON.parse(readFileSync(lockFile, "utf8")).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === "" || (installed[path] ? installed[path].version === version : optional),
  );
}

async function runNpm(started) {
  console.log("Installation des dépendances (une à deux minutes la première fois)…");
  const { packages } = JSON.parse(readFileSync(lockFile, "utf8"));
  // Optional packages are left out, because most are binaries for other machines.
  const paths = Object.keys(packages).filter((path) => path && !packages[path].optional);
  const ticker = setInterval(() => {
    const there = paths.filter((path) => existsSync(join(root, path, "package.json"))).length;
    console.log(`  ${elapsed(started)}  ${there} paquets sur ${paths.length}`);
  }, 10_000);
  const code = await npmCi();
  clearInterval(ticker);
  if (code !== 0)
    throw new Error(
      "L’installation des dépendances a échoué (voir ci-dessus) : vérifiez l’accès au registre npm, puis recommencez.",
    );
}

/** Runs `npm ci` with the machine's Node, because npm is about to replace the Node inside node_modules. */
function npmCi() {
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const { npm_execpath: npmScript, npm_node_execpath: npmNode } = process.env;
  const child =
    npmScript && npmNode && !npmNode.startsWith(modules)
      ? spawn(npmNode, [npmScript, ...args], { cwd: root, stdio: "inherit" })
      : spawn("npm", args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/** Fetches the binary of the `node` package, in case npm is configured to run no install scripts. */
function installNode() {
  const folder = join(modules, "node");
  if (!existsSync(folder)) return;
  console.log(`Installation de Node ${oldestNode}…`);
  spawnSync(process.execPath, ["installArchSpecificPackage.js"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
  });
}
