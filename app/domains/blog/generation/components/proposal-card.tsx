import Check from "lucide-react/icons/check";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { SafeHtml } from "#app/lib/trust/safe-html.ts";
import { Progress } from "#app/ui/progress.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { generationTexts as texts } from "../labels.ts";
import type { GeneratedPart, Proposal, ProposalKind } from "./use-generation.ts";

const titles: Record<ProposalKind, string> = {
  title: texts.titleProposal,
  content: texts.contentProposal,
  category: texts.categoryProposal,
  meta: texts.metaProposal,
};

interface ProposalCardProps {
  proposal: Proposal;
  /** Whether the text-generation service is still writing parts of the proposal. */
  working: boolean;
  onInsert: (proposal: Proposal) => void;
  onRedo: () => void;
  onDismiss: () => void;
}

/** A proposal and its buttons. If a person cancels the generation of an article, the finished parts stay here. */
export function ProposalCard({ proposal, working, onInsert, onRedo, onDismiss }: ProposalCardProps) {
  const isEmpty = proposal.kind === "content" && proposal.parts.every(({ html }) => html === null);
  return (
    <div className="mt-4 rounded-control border-outline border-ink bg-sheet">
      <h3 className="border-b border-dashed border-line-strong px-4 py-3 text-base font-bold">
        {titles[proposal.kind]}
      </h3>
      <div className="px-4 py-4">
        <Body proposal={proposal} working={working} />
      </div>
      <div className="flex flex-wrap gap-2.5 border-t border-line px-4 py-3">
        <Button size="sm" disabled={working || isEmpty} onClick={() => onInsert(proposal)}>
          {proposal.kind === "content" ? texts.insertAtEnd : texts.insert}
        </Button>
        <Button variant="secondary" size="sm" disabled={working} onClick={onRedo}>
          {texts.redo}
        </Button>
        <Button variant="text" size="sm" disabled={working} onClick={onDismiss}>
          {texts.dismiss}
        </Button>
      </div>
    </div>
  );
}

function Body({ proposal, working }: { proposal: Proposal; working: boolean }) {
  switch (proposal.kind) {
    case "title":
      return <p className="text-lead font-semibold">{proposal.title}</p>;
    case "category":
      return <Lines first={proposal.category.name} second={proposal.category.description} />;
    case "meta":
      return <Lines first={proposal.meta.title} second={proposal.meta.description} />;
    case "content":
      return <Parts parts={proposal.parts} working={working} />;
  }
}

function Lines({ first, second }: { first: string; second: string }) {
  return (
    <>
      <p className="font-semibold">{first}</p>
      {second && <p className="mt-1 text-small text-muted">{second}</p>}
    </>
  );
}

/** The parts of an article, shown as they are generated. */
function Parts({ parts, working }: { parts: readonly GeneratedPart[]; working: boolean }) {
  const written = parts.filter(({ html }) => html !== null).length;
  return (
    <>
      {working && <Progress label={texts.outline} value={written} max={parts.length} className="mb-4" />}
      <ol aria-label={texts.outline} className="mb-4 grid gap-1 text-small">
        {parts.map(({ label, html }, index) => (
          <li key={label} className="flex items-center gap-2">
            <span className="grid size-5 shrink-0 place-items-center">
              {html !== null ? (
                <Icon icon={Check} size={16} className="text-success" />
              ) : (
                working && index === written && <Spinner />
              )}
            </span>
            <span className={html === null ? "text-muted" : "font-semibold"}>{label}</span>
          </li>
        ))}
      </ol>
      <div
        role="region"
        aria-label={texts.contentProposal}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
        tabIndex={0}
        className="max-h-96 overflow-y-auto"
      >
        {parts.map(
          ({ label, html }) =>
            html && <Prose key={label} html={html as SafeHtml} className="mb-5 text-small" />,
        )}
      </div>
    </>
  );
}
