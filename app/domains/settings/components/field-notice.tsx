import Info from "lucide-react/icons/info";
import { Icon } from "#app/ui/icon.tsx";

/** Tells the owner that a field was filled in. It does not look like an error, because nothing was mistyped. */
export function FieldNotice({ text }: { text: string }) {
  return (
    <span className="flex items-start gap-1.75 font-medium text-ink">
      <Icon icon={Info} size={17} className="mt-0.5" />
      <span>{text}</span>
    </span>
  );
}
