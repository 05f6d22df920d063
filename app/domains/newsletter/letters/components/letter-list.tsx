import { Link } from "react-router";
import { longMoment } from "#app/lib/french/dates.ts";
import { wholeNumber } from "#app/lib/french/numbers.ts";
import type { Page } from "#app/lib/pages/paging.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { Table, TableCell, TableRow } from "#app/ui/table.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { letterStatusLabels, letterTexts as texts } from "../labels.ts";
import type { Letter } from "../queries.server.ts";
import { letterAddresses, letterPath } from "../rules.ts";

/** Lists the letters (issues of the newsletter), newest first. */
export function LetterList({ letters }: { letters: Page<Letter> }) {
  if (letters.total === 0) return <EmptyState title={texts.empty} text={texts.emptyText} />;
  return (
    <div className="grid gap-5">
      {/* A narrow screen has no room for the columns of the table, so it shows a list. */}
      <ul aria-label={texts.list} className="divide-y divide-line border-y border-line xl:hidden">
        {letters.items.map((letter) => (
          <LetterItem key={letter.id} letter={letter} />
        ))}
      </ul>
      <Table
        caption={texts.list}
        columns={texts.columns.map((label) => ({ label }))}
        className="max-xl:hidden"
      >
        {letters.items.map((letter) => (
          <LetterRow key={letter.id} letter={letter} />
        ))}
      </Table>
      {letters.pageCount > 1 && (
        <Pager
          page={letters.page}
          pageCount={letters.pageCount}
          hrefOf={(page) => letterAddresses.write({ page })}
        />
      )}
    </div>
  );
}

function LetterItem({ letter }: { letter: Letter }) {
  return (
    <li className="grid justify-items-start gap-1.5 py-3">
      <Link to={letterPath(letter.id)} className="text-base font-semibold wrap-anywhere">
        {letter.subject}
      </Link>
      <LetterTag letter={letter} />
      <span className="text-meta text-muted tabular-nums" suppressHydrationWarning>
        {longMoment(letter.startedAt ?? letter.updatedAt)}
        {letter.status === "sent" && ` · ${texts.columns[3]}\u00a0: ${wholeNumber(letter.sentCount)}`}
      </span>
    </li>
  );
}

function LetterTag({ letter: { status } }: { letter: Letter }) {
  const { label, tone, shape } = letterStatusLabels[status];
  return (
    <Tag tone={tone} shape={shape}>
      {label}
    </Tag>
  );
}

function LetterRow({ letter }: { letter: Letter }) {
  return (
    <TableRow>
      <TableCell heading className="min-w-44 wrap-anywhere">
        <Link to={letterPath(letter.id)}>{letter.subject}</Link>
      </TableCell>
      <TableCell>
        <LetterTag letter={letter} />
      </TableCell>
      <TableCell numeric suppressHydrationWarning>
        {longMoment(letter.startedAt ?? letter.updatedAt)}
      </TableCell>
      <TableCell numeric>{letter.status === "sent" ? wholeNumber(letter.sentCount) : "—"}</TableCell>
    </TableRow>
  );
}
