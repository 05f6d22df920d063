import { startEmbeddedDatabase } from "#server/database/embedded.ts";

// A separate process, for tests that kill it. `run FOLDER` runs an embedded database until SIGTERM and prints its
// address. `migrate URL` only migrates. If the database refuses to start, it prints what the product prints.
const [command = "", target = ""] = process.argv.slice(2);
const log = {
  info: (_fields: object, message: string) => console.error(message),
  warn: (_fields: object, message: string) => console.error(message),
  error: (_fields: object, message: string) => console.error(message),
};

try {
  if (command === "migrate") {
    // Imported only here: the libraries of the migrator take four fifths of the start, and most tests do not need them.
    const { migrate } = await import("#server/database/migrate.ts");
    await migrate(target);
  } else {
    const { url, stop } = await startEmbeddedDatabase({ dataDir: target, log });
    process.on("SIGTERM", () => void stop().then(() => process.exit(0)));
    console.log(url);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
