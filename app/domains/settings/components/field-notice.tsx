import Info from "lucide-react/icons/info";
import { Icon } from "#app/ui/icon.tsx";

/**
 * A note below a field that the program filled in. It looks different from an error, because the owner did nothing
 * wrong.
 */
export function FieldNotice({ text }: { text: string }) {
  return (
    <span className="flex items-start gap-1.75 font-medium text-ink">
      <Icon icon={Info} size={17} className="mt-0.5" />
      <span>{text}</span>
    </span>
  );
}
