import type { ReactNode } from "react";
import { useActionData } from "react-router";
import type { Answer } from "#app/lib/forms/outcome.ts";
import type { Page } from "#app/lib/pages/paging.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { classes } from "#app/ui/classes.ts";
import { Kbd } from "#app/ui/kbd.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import type { AroundRecord } from "./detail.tsx";

/** What the screen of each kind is given; the loader of app/routes/admin/inbox.tsx reads it. */
export interface InboxProps<Address, Summary, Counts, Detail> {
  address: Address;
  records: Page<Summary>;
  counts: Counts;
  selected: Detail | null;
  now: Date;
  /** A reload failed: what is shown is the last that was loaded. */
  loadFailed?: boolean;
  around: AroundRecord;
  /** Whether what is on screen is current. */
  live: ReactNode;
}

interface InboxScreenProps {
  title: string;
  /** Filters and search. */
  toolbar: ReactNode;
  /** Whether what is on screen is current. */
  live: ReactNode;
  /** What could not be loaded, "les messages": what is on the screen stays (decision 37). */
  failedLoad?: string | null;
  list: ReactNode;
  /** The record on screen, if any: on a phone it takes the place of the list. */
  detail: ReactNode;
  /** Said in the place of the detail when there is none. */
  noDetail: string;
  /** What the keyboard does here beside moving, opening and searching. */
  shortcuts: readonly { key: string; label: string }[];
}

/** An inbox: list on the left, detail on the right; on a phone one or the other (B§2). */
export function InboxScreen(props: InboxScreenProps) {
  const { title, toolbar, live, failedLoad, list, detail, noDetail, shortcuts } = props;
  // Of a form sent as a document; the script's own requests say it where they were made.
  const refused = useActionData<Answer>();
  return (
    <AdminPage
      title={title}
      live={live}
      padded={false}
      actions={
        <div
          className={classes(
            "min-w-0 flex-1 flex-wrap items-center gap-x-3.5 gap-y-2.5 max-xl:basis-full md:max-xl:order-last",
            detail ? "hidden xl:flex" : "flex",
          )}
        >
          {toolbar}
        </div>
      }
    >
      {failedLoad && <LoadFailure what={failedLoad} />}
      {refused?.refusal && (
        <Alert tone="danger" className="m-4">
          {refused.refusal}
        </Alert>
      )}
      <div className="grid xl:h-[calc(100dvh-4.75rem-var(--notice,0px))] xl:grid-cols-[392px_minmax(0,1fr)]">
        <div
          className={classes(
            "relative border-line bg-sheet xl:overflow-y-auto xl:border-r",
            detail !== null && "max-xl:hidden",
          )}
        >
          {list}
        </div>
        <div
          // What is only read out is placed in the pane it belongs to, or it would make the page longer.
          className={classes(
            "relative flex min-w-0 flex-col xl:overflow-y-auto",
            detail === null && "max-xl:hidden",
          )}
        >
          {detail ?? <p className="m-auto max-w-90 p-10 text-center text-muted">{noDetail}</p>}
          <Shortcuts own={shortcuts} />
        </div>
      </div>
    </AdminPage>
  );
}

function Shortcuts({ own }: { own: InboxScreenProps["shortcuts"] }) {
  return (
    <p className="sticky bottom-0 mt-auto flex flex-wrap gap-x-6 gap-y-1 border-t border-line bg-paper px-10 py-3 text-meta text-muted max-xl:hidden">
      <span>
        <Kbd>J</Kbd> <Kbd>K</Kbd> suivant, précédent
      </span>
      <span>
        <Kbd>Entrée</Kbd> ouvrir
      </span>
      {own.map(({ key, label }) => (
        <span key={key}>
          <Kbd>{key}</Kbd> {label}
        </span>
      ))}
      <span>
        <Kbd>/</Kbd> rechercher
      </span>
    </p>
  );
}
