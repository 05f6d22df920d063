import { takeRateLimit } from "#app/lib/trust/rate-limit.server.ts";
import type { RequestInfo } from "#app/lib/trust/request-context.server.ts";

/** Whose files they are: names of the day for a client and for its network. */
export type FileSender = Pick<RequestInfo, "clientKey" | "networkKey">;

const kibibyte = 1024;
const gibibyte = 1024 * 1024 * kibibyte;
const daySeconds = 86_400;

/** Twenty whole requests from one network, eighty from everybody (ADR 208). */
export const storedShares = { network: gibibyte, everybody: 4 * gibibyte };

/**
 * Takes what strangers' files weigh from the day's shares, of their network first (rule forms/stored-share). Returns
 * whether they may be stored.
 */
export async function takeStoredShare(
  files: readonly { bytes: { length: number } }[],
  { networkKey }: Pick<FileSender, "networkKey">,
): Promise<boolean> {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (bytes === 0) return true;
  const take = (scope: string, key: string, limit: number) =>
    takeRateLimit({
      scope,
      key,
      limit: limit / kibibyte,
      windowSeconds: daySeconds,
      amount: Math.ceil(bytes / kibibyte),
    });
  const own = await take("stored-files", networkKey, storedShares.network);
  return own.allowed && (await take("stored-files-of-all", "all", storedShares.everybody)).allowed;
}
