import { useSending } from "#app/lib/upload/send-form.ts";
import { Progress } from "#app/ui/progress.tsx";
import { fileSizeText } from "../labels.ts";

/** Below this a form leaves before a bar could be read. */
const worthShowingBytes = 256 * 1024;

/** How much of the form and its files has left. */
export function SendingProgress() {
  const sending = useSending();
  if (!sending || sending.total < worthShowingBytes) return null;
  return (
    <Progress label="Envoi des fichiers" value={sending.sent} max={sending.total} format={fileSizeText} />
  );
}
