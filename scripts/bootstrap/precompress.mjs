import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";

const brotli = promisify(zlib.brotliCompress);
const compressible = /\.(?:css|html|js|json|map|svg|txt|webmanifest|xml)$/;
/**
 * Smaller files are not compressed, because most bytes of their response are headers. The limit is low, because a page
 * loads a dozen scripts of less than a kilobyte each, and compression halves them.
 */
const smallestBytes = 256;

/** Creates `file.br` beside each text file of a folder if the compressed file is smaller. */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < smallestBytes) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = zlib.constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length };
  const smaller = await brotli(content, { params });
  if (smaller.length < content.length) await writeFile(`${file}.br`, smaller);
}
