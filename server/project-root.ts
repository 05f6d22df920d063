import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The project's folder. Both the sources and the bundle are below it, so both find it. */
export const projectRoot = folderOfPackage(import.meta.dirname);

function folderOfPackage(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : folderOfPackage(dirname(folder));
}
