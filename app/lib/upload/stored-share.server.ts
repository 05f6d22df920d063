import { takeRateLimit } from "#app/lib/trust/rate-limit.server.ts";
import type { RequestInfo } from "#app/lib/trust/request-context.server.ts";

/** The sender of files: today's pseudonyms of the client and of its network. */
export type FileSender = Pick<RequestInfo, "clientKey" | "networkKey">;

const kibibyte = 1024;
const gibibyte = 1024 * 1024 * kibibyte;
const daySeconds = 86_400;

/**
 * The most bytes of files that are stored in a day: as many as twenty of the largest requests from one network, and as
 * eighty from everybody (ADR 208).
 */
export const storedShares = { network: gibibyte, everybody: 4 * gibibyte };

/**
 * Counts the size of strangers' files against the daily limits: first the limit of the sender's network, then the limit
 * of everybody (rule forms/stored-share). Returns whether the files may be stored.
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
