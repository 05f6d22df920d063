import { once } from "node:events";
import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const socketName = ".s.PGSQL.5432";

/** A relay to a database, which a test can close. The other tests still reach the same database server. */
export interface Passage {
  /** The URL of the database through this passage. */
  url: string;
  /** Ends every connection through the passage, and refuses new ones until `open` is called. */
  close(): void;
  open(): void;
  stop(): Promise<void>;
}

/** Opens a passage to a database whose server has a socket in a folder. */
export async function openPassage(databaseUrl: string): Promise<Passage> {
  const url = new URL(databaseUrl);
  const server = join(url.searchParams.get("host") ?? "", socketName);
  const folder = mkdtempSync(join(tmpdir(), "atelier-passage-"));
  const socket = join(folder, socketName);
  const open = new Set<Socket>();
  const passage = createServer((client) => {
    const behind = connect(server);
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      open.add(one);
      one.on("error", () => {});
      one.once("close", () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  passage.listen(socket);
  await once(passage, "listening");
  const endAll = () => {
    for (const one of open) one.destroy();
  };
  url.searchParams.set("host", folder);
  return {
    url: url.href,
    close() {
      renameSync(socket, `${socket}.away`);
      endAll();
    },
    open: () => renameSync(`${socket}.away`, socket),
    async stop() {
      endAll();
      await new Promise<void>((resolve) => passage.close(() => resolve()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
