import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { createContext, type ReactNode, useContext, useState } from "react";
import { Button } from "#app/ui/button.tsx";

const ToolsContext = createContext({ isOpen: false, toggle: () => {} });

/** Class names of tools (search, filters) that a phone shows after a press on "Filtrer" (filter) or without scripts. */
export const foldedOnPhones = "max-md:group-data-[tools=closed]/list:[@media(scripting:enabled)]:hidden";

/** Put it around a list and its tools. A phone folds the tools, so that the first record is near the top (ADR 161). */
export function ListTools({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ToolsContext value={{ isOpen, toggle: () => setIsOpen((was) => !was) }}>
      <div className="group/list contents" data-tools={isOpen ? "open" : "closed"}>
        {children}
      </div>
    </ToolsContext>
  );
}

/**
 * The "Filtrer" button on phones: shows the search, the filters and the export. `active` is the number of filters set.
 */
export function ToolsButton({ active }: { active: number }) {
  const { isOpen, toggle } = useContext(ToolsContext);
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={SlidersHorizontal}
      aria-expanded={isOpen}
      onClick={toggle}
      className="shrink-0 md:hidden"
    >
      Filtrer{active > 0 && <span className="tabular-nums">{`(${active})`}</span>}
    </Button>
  );
}
