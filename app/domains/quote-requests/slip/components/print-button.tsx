import type { ReactNode } from "react";
import Printer from "lucide-react/icons/printer";
import { Button } from "#app/ui/button.tsx";
import { Still } from "#app/ui/still.tsx";
import { slipTexts } from "../content.ts";

/**
 * Opens the browser's print dialog, which only a script can do. `children` are the hints about printing, which only the
 * server renders.
 */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <div>
      <Button variant="secondary" icon={Printer} onClick={() => print()} className="w-full noscript:hidden">
        Imprimer
      </Button>
      <Still name="bon-imprimer">{children}</Still>
    </div>
  );
}

/** Explains how to print; without JavaScript it names the browser's own menu instead of the button. */
export function PrintHints() {
  return (
    <>
      <p className="mt-2 text-small text-muted noscript:hidden">{slipTexts.printHint}</p>
      <p className="hidden text-small text-muted noscript:block">{slipTexts.printWithout}</p>
    </>
  );
}
