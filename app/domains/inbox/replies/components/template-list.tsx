import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { AppLink } from "#app/ui/app-link.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { templateKindLabel, templateTexts } from "../labels.ts";
import type { ListedTemplate, ReplyTemplate } from "../queries.server.ts";
import { newTemplate, templateAddress, templatesPath } from "../rules.ts";

/** Every template, ordered by name, with the beginning of its text and a button to delete it. */
export function TemplateList({ templates }: { templates: readonly ListedTemplate[] }) {
  const [leaving, setLeaving] = useState<ReplyTemplate | null>(null);
  const { ask, busy } = useChange(templatesPath, { success: "Modèle supprimé" });

  if (templates.length === 0) {
    return (
      <EmptyState title={templateTexts.empty} text={templateTexts.whyEmpty} className="max-w-240">
        <LinkButton size="sm" to={templateAddress(newTemplate)}>
          Écrire un modèle
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <div className="max-w-240">
      <p className="mb-5 text-muted">{templateTexts.whyEmpty}</p>
      <Sheet ruled="rows">
        <ul className="divide-y divide-line">
          {templates.map((template) => (
            <li
              key={template.id}
              className="flex flex-wrap items-center gap-x-4 px-4 py-2.5 md:flex-nowrap md:px-5"
            >
              <div className="min-w-0 flex-1">
                <h2 className="text-base">
                  <AppLink
                    to={templateAddress(template.id)}
                    className="inline-flex min-h-6 items-center break-words text-cobalt"
                  >
                    {template.name}
                  </AppLink>
                </h2>
                <p className="truncate text-muted">{template.subject}</p>
                {!template.isOffered && <p className="text-meta text-muted">{templateTexts.invites}</p>}
              </div>
              <span className="max-md:order-last max-md:basis-full">
                <Tag tone="cobalt">{templateKindLabel(template.kind)}</Tag>
              </span>
              <IconButton
                variant="row-danger"
                icon={Trash}
                disabled={busy}
                label={`Supprimer le modèle ${template.name}`}
                onClick={() => setLeaving(template)}
              />
            </li>
          ))}
        </ul>
      </Sheet>
      <ConfirmDialog
        open={leaving !== null}
        title={`Supprimer le modèle «\u00a0${leaving?.name}\u00a0»\u00a0?`}
        confirmLabel="Supprimer"
        onConfirm={() => {
          if (leaving) ask({ intent: "delete", id: leaving.id, version: String(leaving.version) });
          setLeaving(null);
        }}
        onCancel={() => setLeaving(null)}
      >
        Les réponses déjà envoyées ne changent pas.
      </ConfirmDialog>
    </div>
  );
}
