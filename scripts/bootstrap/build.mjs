import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { precompress } from "./precompress.mjs";
import { elapsed, root } from "./project.mjs";

// The stamp: a file with the hash of the sources of the last build. Every build first empties the stamp's folder, so a
// build made without this script never counts as current.
const stamp = join(root, "build/server/.sources-hash");
const sources = ["app", "server", "public", "package-lock.json", "package.json"];
const settings = ["vite.config.ts", "react-router.config.ts", "tsconfig.json"];

/** Whether build/ was made from the current sources. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === sourcesHash();
}

/**
 * Builds the site with the Node at the path `node` and compresses its files. Writes the stamp last, so that an
 * interrupted build is repeated.
 */
export async function build(node) {
  const started = performance.now();
  console.log("Construction du site…");
  const hash = sourcesHash();
  const { code, output } = await reactRouterBuild(node);
  if (code !== 0) throw new Error(`${output.trim()}\nLa construction du site a échoué (voir ci-dessus).`);
  await precompress(join(root, "build/client"));
  writeFileSync(stamp, hash);
  console.log(`Site construit (${elapsed(started)}).`);
}

function sourcesHash() {
  const hash = createHash("sha256");
  for (const entry of [...sources, ...settings].filter((path) => existsSync(join(root, path)))) {
    for (const file of filesUnder(entry))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update("\0");
  }
  return hash.digest("hex");
}

function filesUnder(entry) {
  if (statSync(join(root, entry)).isFile()) return [entry];
  return readdirSync(join(root, entry), { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && !/\.test\.tsx?$/.test(found.name))
    .map((found) => join(found.parentPath ?? found.path, found.name).slice(root.length + 1))
    .toSorted();
}

function reactRouterBuild(node) {
  const cli = join(root, "node_modules/@react-router/dev/bin.cjs");
  const child = spawn(node, [cli, "build"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: 1, output: error.message }));
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
