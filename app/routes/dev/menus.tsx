import Archive from "lucide-react/icons/archive";
import ChevronDown from "lucide-react/icons/chevron-down";
import ExternalLink from "lucide-react/icons/external-link";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { Menu } from "#app/ui/menu.tsx";
import { TagMenu } from "#app/ui/tag-menu.tsx";
import { useToast } from "#app/ui/toast.tsx";

const statuses = [
  { value: "new", label: "Nouveau", tone: "signal", shape: "dot" },
  { value: "in_progress", label: "En cours", tone: "cobalt", shape: "half" },
  { value: "completed", label: "Terminé", tone: "success", shape: "check" },
  { value: "cancelled", label: "Annulé", tone: "neutral", shape: "ring" },
] as const;

export function Menus() {
  const [status, setStatus] = useState("in_progress");
  const { showToast } = useToast();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <TagMenu label="Statut" value={status} options={statuses} onChange={setStatus} className="max-w-72" />
      <Menu
        trigger={
          <>
            Actions <Icon icon={ChevronDown} size={18} />
          </>
        }
        items={[
          { label: "Voir sur le site", icon: ExternalLink, to: "/" },
          { label: "Archiver", icon: Archive, onSelect: () => showToast({ text: "Article archivé" }) },
          { label: "Dépublier", disabled: true, onSelect: () => showToast({ text: "Jamais dit" }) },
          {
            label: "Supprimer",
            icon: Trash2,
            danger: true,
            onSelect: () => showToast({ text: "Article supprimé" }),
          },
        ]}
      />
    </div>
  );
}
