import { resultLooks } from "#app/domains/submissions/records/result.ts";
import type { TagShape, TagTone } from "#app/ui/tag.tsx";
import { TagMenu } from "#app/ui/tag-menu.tsx";
import { isQuoteStatus, quoteStatusLabel } from "../labels.ts";
import { type QuoteStatus, quoteStatuses } from "../rules/addresses.ts";

const looks = {
  new: { tone: "outline", shape: "dot" },
  in_progress: { tone: "cobalt", shape: "half" },
  completed: { tone: "success", shape: "check" },
  cancelled: { tone: "danger", shape: "cross" },
} satisfies Record<QuoteStatus, { tone: TagTone; shape: TagShape }>;

const resultWord = { won: "gagné", lost: "perdu" };

const options = quoteStatuses.map((value) => ({ value, label: quoteStatusLabel(value), ...looks[value] }));

interface QuoteStatusMenuProps {
  status: string;
  /** The request's result. The button shows it, because on a phone no other part of the screen does. */
  result: "won" | "lost" | null;
  busy: boolean;
  onChange: (status: string) => void;
}

/**
 * The menu that changes a request's status. A status that the program does not know is shown as 'Inconnu' (unknown;
 * rule inboxes/quote-status).
 */
export function QuoteStatusMenu({ status, result, busy, onChange }: QuoteStatusMenuProps) {
  const unknown = { value: status, label: quoteStatusLabel(status), tone: "neutral", shape: "ring" } as const;
  return (
    <TagMenu
      label="Statut"
      value={status}
      note={result ? { text: resultWord[result], ...resultLooks[result] } : undefined}
      options={isQuoteStatus(status) ? options : [{ ...unknown, disabled: true }, ...options]}
      busy={busy}
      onChange={(next) => next !== status && onChange(next)}
    />
  );
}
