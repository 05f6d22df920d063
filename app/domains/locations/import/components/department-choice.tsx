import { useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { departmentList } from "../../content/department-list.ts";

interface DepartmentChoiceProps {
  /** The code of the shop's département (administrative area), which is ticked at first. */
  home: string;
  error: string | undefined;
  onChoose: (codes: string[]) => void;
}

/**
 * The choice of the départements to import (rule import/departments). At first only the shop's département is ticked.
 * If the person unticks all, all are imported.
 */
export function DepartmentChoice({ home, error, onChoose }: DepartmentChoiceProps) {
  const isKnown = departmentList.some(([code]) => code === home);
  const [chosen, setChosen] = useState(isKnown ? [home] : []);
  const box = useRef<HTMLDivElement>(null);
  const boxes = () => [...(box.current?.querySelectorAll<HTMLInputElement>("input") ?? [])];
  const count = () => {
    const codes = boxes().flatMap(({ checked, value }) => (checked ? [value] : []));
    setChosen(codes);
    onChoose(codes);
  };

  function clear() {
    for (const input of boxes()) input.checked = false;
    count();
  }

  return (
    <FieldGroup
      legend="Départements"
      error={error}
      hint="Les communes des autres sont connues du site, mais n’y ont pas de page."
    >
      <details className="group rounded-control border border-line bg-paper">
        <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-3.5 font-semibold marker:content-none">
          <span className="flex-1">{summary(chosen)}</span>
          <span className="text-cobalt underline underline-offset-4 group-open:hidden">Choisir</span>
          <span className="hidden text-cobalt underline underline-offset-4 group-open:inline">Replier</span>
        </summary>
        <div ref={box} onChange={count} className="border-t border-line px-3.5 pb-3.5">
          <div className="gap-x-6 md:columns-2 lg:columns-3">
            {departmentList.map(([code, name]) => (
              <Checkbox
                key={code}
                name="departments"
                value={code}
                defaultChecked={code === home}
                className="break-inside-avoid"
                label={
                  <>
                    <span className="tabular-nums">{code}</span> {name}
                  </>
                }
              />
            ))}
          </div>
          {chosen.length > 0 && (
            <Button variant="text" size="sm" onClick={clear}>
              Tout décocher
            </Button>
          )}
        </div>
      </details>
    </FieldGroup>
  );
}

function summary(chosen: readonly string[]): string {
  if (chosen.length === 0) return "Tous les départements";
  if (chosen.length > 1) return `${chosen.length} départements choisis`;
  const [code, name] = departmentList.find(([known]) => known === chosen[0]) ?? [];
  return `1 département choisi\u00a0: ${code} ${name}`;
}
