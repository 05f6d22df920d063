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

/** The letters of the newsletter, newest first. */
export function LetterList({ letters }: { letters: Page<Letter> }) {
  if (letters.total === 0) return <EmptyState title={texts.empty} text={texts.emptyText} />;
  return (
    <div className="grid gap-5">
      <Table caption={texts.list} columns={texts.columns.map((label) => ({ label }))}>
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

function LetterRow({ letter }: { letter: Letter }) {
  const { label, tone, shape } = letterStatusLabels[letter.status];
  return (
    <TableRow>
      <TableCell heading className="min-w-44 wrap-anywhere">
        <Link to={letterPath(letter.id)}>{letter.subject}</Link>
      </TableCell>
      <TableCell>
        <Tag tone={tone} shape={shape}>
          {label}
        </Tag>
      </TableCell>
      <TableCell numeric suppressHydrationWarning>
        {longMoment(letter.startedAt ?? letter.updatedAt)}
      </TableCell>
      <TableCell numeric>{letter.status === "sent" ? wholeNumber(letter.sentCount) : "—"}</TableCell>
    </TableRow>
  );
}
