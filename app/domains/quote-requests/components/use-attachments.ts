import { useCallback, useState } from "react";
import { attachmentErrors } from "../content.ts";
import { maximumFileBytes, maximumFiles } from "../rules/requests.ts";

/**
 * Manages the chosen files, and the error of the last choice. A file's kind is found from its first bytes, as on the
 * server.
 */
export function useAttachments() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [error, setError] = useState<string | null>(null);

  const choose = async (chosen: readonly File[]) => {
    const added = chosen.filter((file) => !files.some((kept) => isSame(kept, file)));
    const problems = await Promise.all(added.map(problemOf));
    const sound = added.filter((_file, index) => problems[index] === null);
    const kept = [...files, ...sound].slice(0, maximumFiles);
    const tooMany = files.length + sound.length > maximumFiles ? attachmentErrors.tooMany() : null;
    setFiles(kept);
    setError(problems.find((problem) => problem !== null) ?? tooMany);
  };
  const remove = (file: File) => {
    setFiles((kept) => kept.filter((one) => one !== file));
    setError(null);
  };
  const forget = useCallback(() => {
    setFiles([]);
    setError(null);
  }, []);
  return { files, error, choose, remove, forget };
}

async function problemOf(file: File): Promise<string | null> {
  if (file.size > maximumFileBytes) return attachmentErrors.tooLarge(file.name);
  if (file.size === 0) return attachmentErrors.empty(file.name);
  try {
    // This module is loaded when the first file is chosen, because most requests have no file.
    const { kindHeadBytes, uploadKind } = await import("#app/lib/upload/kinds.ts");
    const head = new Uint8Array(await file.slice(0, kindHeadBytes).arrayBuffer());
    return uploadKind(head) ? null : attachmentErrors.unknownKind(file.name);
  } catch {
    return attachmentErrors.damaged(file.name);
  }
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
