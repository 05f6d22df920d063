import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { StartRefusal } from "#server/start-refusal.ts";

/**
 * Returns the password for an account. At a terminal, a person types it twice, without echo; otherwise reads the first
 * line of standard input. Returns undefined when none is given; the caller then generates one. Throws StartRefusal when
 * the two entries differ.
 */
export async function askPassword(): Promise<string | undefined> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] || undefined;
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true });
  // Ctrl-C closes the terminal's reader, so that no further line comes.
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    process.stdout.write(question);
    const { value, done } = await lines.next();
    process.stdout.write("\n");
    if (done) throw new StartRefusal("Interrompu, rien n’a été changé.");
    return value;
  };
  try {
    const first = await ask("Mot de passe (Entrée pour en tirer un au hasard) : ");
    if (first === "") return undefined;
    if ((await ask("Le même, une seconde fois : ")) === first) return first;
    throw new StartRefusal("Les deux saisies sont différentes, rien n’a été changé.");
  } finally {
    terminal.close();
  }
}
