import { useNavigate } from "react-router";
import { Select } from "#app/ui/select.tsx";

interface FilterSelectProps {
  /** Read out, not shown: the first choice says it. */
  label: string;
  /** The choice of no filter: "Tous les statuts". */
  all: string;
  value: string | null;
  options: readonly { value: string; label: string }[];
  /** The address of the list under a choice. */
  addressOf: (value: string | null) => string;
  className?: string;
}

/** One filter of a list; a choice leads to its address. */
export function FilterSelect({ label, all, value, options, addressOf, className }: FilterSelectProps) {
  const navigate = useNavigate();
  return (
    <Select
      size="sm"
      aria-label={label}
      value={value ?? ""}
      onChange={({ target }) => void navigate(addressOf(target.value || null))}
      className={className}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
