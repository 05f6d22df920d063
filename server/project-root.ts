import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The project's folder, wherever below it this code lies: among the sources, or in the built bundle. */
export const projectRoot = folderOfPackage(import.meta.dirname);

function folderOfPackage(folder: string): string {
  return existsSync(join(folder, "package.json")) ? folder : folderOfPackage(dirname(folder));
}
