import type { Environment } from "#app/lib/env.server.ts";
import { folderPlace } from "./folder-place.ts";
import { s3Place } from "./s3-place.ts";

/** A second place for backups, beside the data folder. Each call fails with words people can act on. */
export interface BackupPlace {
  /** As people know it: a folder, an address. Never a secret. */
  name: string;
  /** The names of its files. */
  list(signal: AbortSignal): Promise<string[]>;
  /** Copies a file there under a name, and reads the copy back: it has this SHA-256. */
  copy(file: string, name: string, sha256: string, signal: AbortSignal): Promise<void>;
  remove(name: string, signal: AbortSignal): Promise<void>;
}

/** The second place of the settings, if there is one. */
export function secondPlace(settings: Environment): BackupPlace | undefined {
  const { BACKUP_TO: to, BACKUP_S3_KEY: key, BACKUP_S3_SECRET: secret } = settings;
  if (!to) return undefined;
  if (!/^https?:/i.test(to)) return folderPlace(to);
  return s3Place({ address: to, key: key ?? "", secret: secret ?? "", region: settings.BACKUP_S3_REGION });
}
