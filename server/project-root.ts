import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The project's folder. It is found both from the sources and from the bundle, because both lie below it. */
export const projectRoot = folderOfPackage(import.meta.dirname);

function folderOfPackage(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : folderOfPackage(dirname(folder));
}
