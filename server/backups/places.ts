import type { Environment } from "#app/lib/env.server.ts";
import { folderPlace } from "./folder-place.ts";
import { s3Place } from "./s3-place.ts";

/** A second place for backups, outside the data folder. The message of a rejection says what people can do. */
export interface BackupPlace {
  /** The name that people see: a folder or a URL, never a secret. */
  name: string;
  /** Lists the names of the files in this place. */
  list(signal: AbortSignal): Promise<string[]>;
  /**
   * Copies a file to this place under `name` and reads the copy back. Rejects if the copy does not have this SHA-256.
   */
  copy(file: string, name: string, sha256: string, signal: AbortSignal): Promise<void>;
  remove(name: string, signal: AbortSignal): Promise<void>;
}

/** Returns the second place that the settings name, or undefined if the settings name none. */
export function secondPlace(settings: Environment): BackupPlace | undefined {
  const { BACKUP_TO: to, BACKUP_S3_KEY: key, BACKUP_S3_SECRET: secret } = settings;
  if (!to) return undefined;
  if (!/^https?:/i.test(to)) return folderPlace(to);
  return s3Place({ address: to, key: key ?? "", secret: secret ?? "", region: settings.BACKUP_S3_REGION });
}
