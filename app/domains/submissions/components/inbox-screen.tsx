import { isValidElement, type ReactNode } from "react";
import { useActionData } from "react-router";
import type { Answer } from "#app/lib/forms/outcome.ts";
import type { Choices } from "#app/lib/pages/list-address.ts";
import type { Page } from "#app/lib/pages/paging.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { classes } from "#app/ui/classes.ts";
import { Kbd } from "#app/ui/kbd.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import type { AroundRecord } from "./detail.tsx";
import { GoneRecord } from "./gone-record.tsx";
import { InboxToolbar, type InboxToolbarProps } from "./inbox-toolbar.tsx";
import { ListTools } from "#app/ui/list-tools.tsx";

/** The props of the inbox screen of each kind of submission. app/routes/admin/inbox.tsx provides them. */
export interface InboxProps<Address, Summary, Counts, Detail> {
  address: Address;
  records: Page<Summary>;
  counts: Counts;
  selected: Detail | null;
  now: Date;
  /** Whether the last load failed. The screen then shows the data of the previous load. */
  loadFailed?: boolean;
  /** Whether opening a record (a submission) marks it as read. Each person can choose this. */
  marksReadOnOpen: boolean;
  around: AroundRecord;
  /** The mark that shows whether the screen is up to date. */
  live: ReactNode;
}

interface InboxScreenProps<Filters extends Choices> extends InboxToolbarProps<Filters> {
  title: string;
  /** The mark that shows whether the screen is up to date. */
  live: ReactNode;
  /**
   * What could not be loaded: 'les messages' (the messages). The screen then keeps the data that it has (rule
   * inboxes/failed-load). Null if nothing failed.
   */
  failedLoad?: string | null;
  list: ReactNode;
  /** The open record, or null. On a phone it takes the place of the list. */
  detail: ReactNode;
  /** `gone` is shown in place of a deleted record, `noSelection` when no record is open. */
  texts: { gone: string; noSelection: string };
  /** The keyboard shortcuts of this inbox, in addition to those that all inboxes have. */
  shortcuts: readonly { key: string; label: string }[];
}

/** An inbox: the list on the left, the record on the right. On a phone only one of them is shown. */
export function InboxScreen<Filters extends Choices>(props: InboxScreenProps<Filters>) {
  const { title, live, failedLoad, list, detail, texts, shortcuts, ...tools } = props;
  const { selectedId } = props.address;
  // The server's answer to a form posted without JavaScript. With JavaScript, each form itself shows the answer to it.
  const refused = useActionData<Answer>();
  return (
    <ListTools>
      <AdminPage
        title={title}
        isRecordOpen={detail !== null}
        live={live}
        padded={false}
        actions={
          <div
            className={classes(
              "min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-2.5 md:gap-x-3.5 md:max-xl:order-last md:max-xl:basis-full",
              detail ? "hidden xl:flex" : "flex",
            )}
          >
            <InboxToolbar {...tools} />
          </div>
        }
      >
        {failedLoad && <LoadFailure what={failedLoad} />}
        {refused?.refusal && (
          <Alert tone="danger" className="m-4">
            {refused.refusal}
          </Alert>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] xl:h-[calc(100dvh-4.75rem-var(--notice,0px))] xl:grid-cols-[392px_minmax(0,1fr)]">
          <div
            className={classes(
              "relative border-line bg-sheet xl:overflow-y-auto xl:border-r",
              detail !== null && "max-xl:hidden",
            )}
          >
            {list}
          </div>
          <div
            // A new key makes React replace this element, so that the next record starts at the top of the pane.
            key={isValidElement(detail) ? detail.key : null}
            // `relative` keeps text that is hidden for screen readers inside this pane. Otherwise it would make the
            // page longer.
            className={classes(
              "relative flex min-w-0 flex-col xl:overflow-y-auto",
              detail === null && selectedId === null && "max-xl:hidden",
            )}
          >
            {detail ?? (
              <p className="m-auto max-w-90 p-10 text-center text-muted">
                {selectedId ? <GoneRecord text={texts.gone} id={selectedId} /> : texts.noSelection}
              </p>
            )}
            <Shortcuts own={shortcuts} />
          </div>
        </div>
      </AdminPage>
    </ListTools>
  );
}

function Shortcuts({ own }: { own: readonly { key: string; label: string }[] }) {
  return (
    <p className="key-shortcuts sticky bottom-0 mt-auto flex flex-wrap gap-x-4 gap-y-1 border-t border-line bg-paper px-8 py-3 text-meta text-muted max-xl:hidden">
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
      <span>
        <Kbd>M</Kbd> menu
      </span>
    </p>
  );
}
