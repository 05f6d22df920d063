import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import { useLayoutEffect, useRef, useState } from "react";
import type { Page } from "#app/lib/pages/paging.ts";
import { Alert } from "#app/ui/alert.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { Table, TableCell, TableRow } from "#app/ui/table.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { sayingTexts } from "../content/saying-texts.ts";
import { configurationTexts, responseTexts as texts } from "../labels.ts";
import type { ResponseRow } from "../queries/configuration.server.ts";
import { type ChatbotAddress, chatbotAddresses } from "../rules/address.ts";

interface ResponseTableProps {
  address: ChatbotAddress;
  responses: Page<ResponseRow>;
}

/** The responses (stored answers) that the owner added: a row for each, with its keywords, its text and its buttons. */
export function ResponseTable({ address, responses }: ResponseTableProps) {
  const { search } = address;
  const [deleting, setDeleting] = useState<ResponseRow | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const isDeleted = useRef(false);
  const { ask, busy, answer } = useChange(chatbotAddresses.path, {
    success: configurationTexts.notices.deleted,
    inPage: true,
    onDone: () => {
      isDeleted.current = true;
      setDeleting(null);
    },
  });
  const refusal = busy ? null : answer?.refusal;
  // The focus was in the deleted row. It moves to the section with the list before the next key press.
  useLayoutEffect(() => {
    if (!isDeleted.current || document.activeElement !== document.body) return;
    isDeleted.current = false;
    box.current?.closest("section")?.focus({ preventScroll: true });
  }, [deleting, responses]);
  return (
    <div ref={box} className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 className="text-h4">{sayingTexts.own}</h3>
      {refusal && !deleting && <Alert tone="danger" title={refusal} />}
      {responses.items.length === 0 ? (
        <p className="text-small text-muted">{search ? texts.noneFound : texts.emptyText}</p>
      ) : (
        <Table
          caption={texts.list}
          columns={[
            { label: texts.keywords },
            { label: texts.response },
            { label: "Actions", labelHidden: true },
          ]}
        >
          {responses.items.map((row) => (
            <TableRow key={row.id} selected={row.id === address.selectedId}>
              <TableCell className="w-2/5 align-top wrap-anywhere text-muted">
                <span className="line-clamp-6 md:line-clamp-4">{row.keywords}</span>
              </TableCell>
              <TableCell className="align-top wrap-anywhere">
                <span className="line-clamp-6 whitespace-pre-line md:line-clamp-4">{row.response}</span>
              </TableCell>
              <TableCell className="w-11 align-top max-md:px-1 md:w-25 md:whitespace-nowrap">
                <AppLink
                  to={chatbotAddresses.write({ ...address, selectedId: row.id, questionId: null })}
                  preventScrollReset
                  aria-label={`Modifier\u00a0: ${nameOf(row)}`}
                  className="inline-grid size-9 place-items-center rounded-mark text-muted hover:bg-cobalt-wash hover:text-cobalt-hover"
                >
                  <Icon icon={Pencil} size={18} />
                </AppLink>
                <IconButton
                  icon={Trash}
                  variant="row-danger"
                  label={`Supprimer\u00a0: ${nameOf(row)}`}
                  onClick={() => setDeleting(row)}
                />
              </TableCell>
            </TableRow>
          ))}
        </Table>
      )}
      {responses.pageCount > 1 && (
        <Pager
          page={responses.page}
          pageCount={responses.pageCount}
          hrefOf={(page) => chatbotAddresses.write({ search, page })}
        />
      )}
      <ConfirmDialog
        open={deleting !== null}
        title={configurationTexts.confirmDelete}
        confirmLabel="Supprimer"
        busy={busy}
        onCancel={() => setDeleting(null)}
        onConfirm={() => deleting && ask({ intent: "delete", id: deleting.id })}
      >
        {refusal ? <Alert tone="danger" title={refusal} /> : deleting && nameOf(deleting)}
      </ConfirmDialog>
    </div>
  );
}

/** Returns the first four keywords of a response, which serve as its name in a list. */
function nameOf({ keywords }: ResponseRow): string {
  return keywords.split(" ").slice(0, 4).join(" ");
}
