import Plus from "lucide-react/icons/plus";
import { Button } from "#app/ui/button.tsx";
import { settingsTexts } from "../labels.ts";

interface AddRowProps {
  /** What one row is called, such as 'Forfait' (plan). */
  one: string;
  onAdd: () => void;
}

/** The button that adds a row to a list. Only a script can do this, so without JavaScript the button is not shown. */
export function AddRow({ one, onAdd }: AddRowProps) {
  return (
    <Button variant="text" size="sm" icon={Plus} className="mt-2 noscript:hidden" onClick={onAdd}>
      {settingsTexts.add}&nbsp;: {one.toLowerCase()}
    </Button>
  );
}
