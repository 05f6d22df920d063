import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The project's folder, found from anywhere below it: the sources or the bundle. */
export const projectRoot = folderOfPackage(import.meta.dirname);

function folderOfPackage(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : folderOfPackage(dirname(folder));
}
