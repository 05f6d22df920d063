import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";

interface DepartmentChoiceProps {
  departments: readonly { code: string; name: string }[];
  /** The code of the département (administrative area) that is shown. */
  chosen: string;
}

/** The choice of the département whose map and communes (municipalities) are shown (rule zones/surroundings). */
export function DepartmentChoice({ departments, chosen }: DepartmentChoiceProps) {
  return (
    <Form method="get" action="/locations" className="mt-4 flex items-end gap-3">
      <label className="grow text-small font-semibold">
        <span className="mb-1 block">Département</span>
        <Select key={chosen} name="departement" defaultValue={chosen}>
          {departments.map(({ code, name }) => (
            <option key={code} value={code}>
              {name} ({code})
            </option>
          ))}
        </Select>
      </label>
      <Button type="submit" variant="secondary">
        Voir
      </Button>
    </Form>
  );
}
