import Printer from "lucide-react/icons/printer";
import { Button } from "#app/ui/button.tsx";
import { slipTexts } from "../content.ts";

/**
 * Opens the browser's print dialog. Only a script can do this, so without JavaScript a sentence explains how to print.
 */
export function PrintButton() {
  return (
    <div>
      <Button variant="secondary" icon={Printer} onClick={() => print()} className="w-full noscript:hidden">
        {slipTexts.print}
      </Button>
      <p className="mt-2 text-small text-muted noscript:hidden">{slipTexts.printHint}</p>
      <p className="hidden text-small text-muted noscript:block">{slipTexts.printWithout}</p>
    </div>
  );
}
