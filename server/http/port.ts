import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { errorCode, StartRefusal } from "../start-refusal.ts";

/**
 * Checks that the port is free before anything else starts, and returns the port. For 0, returns a free port. Throws a
 * StartRefusal that says what to change.
 */
export async function requirePort(host: string, port: number): Promise<number> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, "listening");
  } catch (error) {
    throw portRefusal(error, host, port);
  }
  const found = (probe.address() as AddressInfo).port;
  probe.close();
  await once(probe, "close");
  return found;
}

/** Returns a StartRefusal for an error of listening, or the error itself when it does not concern the address. */
export function portRefusal(error: unknown, host: string, port: number): unknown {
  const refusal = refusals[errorCode(error)];
  return refusal ? new StartRefusal(refusal(host, port)) : error;
}

const refusals: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_host, port) =>
    `Le port ${port} est déjà pris par un autre programme, peut-être ce site, déjà lancé : arrêtez-le, ou choisissez-en un autre, par exemple PORT=${port + 1}.`,
  EACCES: (_host, port) =>
    `Ce compte n’a pas le droit d’ouvrir le port ${port} : choisissez un port au-dessus de 1023, par exemple PORT=3000.`,
  EADDRNOTAVAIL: (host) =>
    `HOST=${host} n’est pas une adresse de cette machine : par exemple HOST=127.0.0.1, ou HOST=0.0.0.0 pour toutes.`,
  ENOTFOUND: (host) =>
    `HOST=${host} n’est pas une adresse connue : par exemple HOST=127.0.0.1 ou HOST=0.0.0.0.`,
};
