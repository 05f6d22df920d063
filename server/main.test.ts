import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "#tests/support/embedded-instance.ts";

vi.setConfig({ testTimeout: 30_000 });

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the site with wrong settings and returns how it ended. */
async function start(environment: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: "0", DATA_DIR: folder, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let printed = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const [code] = await once(child, "close");
  expect(printed).toBe("");
  return { code: code as number, output };
}

test.each([
  ["a port that is not a number", { PORT: "web" }, "PORT"],
  ["an invalid site address", { SITE_URL: "atelier72" }, "SITE_URL"],
  ["a database address of another kind", { DATABASE_URL: "mysql://localhost/x" }, "DATABASE_URL"],
  ["a bucket without its key", { BACKUP_TO: "https://s3.example.fr/backups" }, "BACKUP_S3_KEY"],
  ["a passphrase too short", { BACKUP_PASSPHRASE: "azerty" }, "BACKUP_PASSPHRASE"],
  ["a password too short", { ADMIN_EMAIL: "camille@example.fr", ADMIN_PASSWORD: "court" }, "ADMIN_PASSWORD"],
])(
  "%s is refused in one line with the variable, what it expects and an example",
  async (_what, wrong, name) => {
    const { code, output } = await start(wrong);
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^${name}[^\\n]+\\n$`));
  },
);

test("the program names every wrong setting in one go, one a line", async () => {
  const { code, output } = await start({ PORT: "web", SITE_URL: "atelier72" });
  expect(code).toBe(1);
  expect(output).toMatch(/^PORT n’est pas valable[^\n]*\nSITE_URL n’est pas valable[^\n]*\n$/);
});

test("a port in use is refused in one line, before the program touches the database", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  try {
    const { code, output } = await start({ PORT: String(port), HOST: "127.0.0.1" });
    expect(code).toBe(1);
    expect(output).toBe(
      `Le port ${port} est déjà pris par un autre programme, peut-être ce site, déjà lancé : arrêtez-le, ou choisissez-en un autre, par exemple PORT=${port + 1}.\n`,
    );
  } finally {
    other.close();
  }
});

test("a HOST that is the address of another machine is refused in one line", async () => {
  const { output } = await start({ HOST: "192.0.2.1" });
  expect(output).toMatch(/^HOST=192\.0\.2\.1 n’est pas une adresse de cette machine[^\n]*\n$/);
});

test("an unreachable database is reported in one line with what to do", async () => {
  const { code, output } = await start({ DATABASE_URL: "postgres://app:secret@127.0.0.1:9/atelier" });
  expect(code).toBe(1);
  expect(output).toMatch(/^Base de données injoignable \(DATABASE_URL, 127\.0\.0\.1:9\) : [^\n]*\n$/);
  expect(output).not.toContain("secret");
});

test.each(["", "/var"])(
  "a data folder that is a file, or is below a file (%j), is reported in one line",
  async (below) => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    const { code, output } = await start({ DATA_DIR: file + below });
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^${file} n’est pas un dossier : [^\\n]*\\n$`));
  },
);
