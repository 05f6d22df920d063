import { useSending } from "#app/lib/upload/send-form.ts";
import { Progress } from "#app/ui/progress.tsx";
import { fileSizeText } from "../content.ts";

/** A smaller form leaves before anybody can read a progress bar. */
const worthShowingBytes = 256 * 1024;

/** The progress of the form and its files while they are sent. */
export function SendingProgress() {
  const sending = useSending();
  if (!sending || sending.total < worthShowingBytes) return null;
  return (
    <Progress label="Envoi des fichiers" value={sending.sent} max={sending.total} format={fileSizeText} />
  );
}
