import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Form, useNavigate, useNavigation, useNavigationType } from "react-router";
import { searchParameter } from "#app/lib/pages/list-address.ts";
import { classes } from "#app/ui/classes.ts";
import { Button } from "#app/ui/button.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { Select } from "#app/ui/select.tsx";
import { typingPauseMs } from "#app/ui/use-search-form.ts";

/** A page has one such form. The search is inside the form; the filters belong to it wherever they are on the page. */
const formId = "inbox-filters";

interface FilterFormProps {
  /** The path of the inbox. */
  action: string;
  label: string;
  placeholder: string;
  search: string;
  /** All filters in the URL, by parameter. */
  filters: Readonly<Record<string, string | null>>;
  /** The names of filters without a FilterSelect on the page. The form sends these filters too. */
  carried: readonly string[];
  /** Returns the list's URL for the form's values. */
  addressOf: (parameters: URLSearchParams) => string;
  className?: string;
}

/**
 * The search of an inbox and, through the `form` attribute, its filters: one GET form, which works without JavaScript
 * and searches while the person types. It sends the current values of the fields, even while an earlier response is
 * loading.
 */
export function FilterForm(props: FilterFormProps) {
  const { action, label, placeholder, search, filters, carried, addressOf, className } = props;
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  useEffect(() => () => clearTimeout(pause.current), []);
  const ask = ({ replace }: { replace: boolean }) => {
    clearTimeout(pause.current);
    if (!form.current) return;
    const typed = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const to = addressOf(new URLSearchParams(typed));
    void navigate(to, { replace, preventScrollReset: true });
  };
  const values = { ...filters, [searchParameter]: search };
  const written = JSON.stringify(values);
  const isBack = useNavigationType() === "POP";
  // If a value was typed or chosen before the script had loaded, the list is loaded again.
  const askFirst = useEffectEvent(() => {
    if (form.current && isChanged(form.current, values)) ask({ replace: false });
  });
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      askFirst();
    } else if (form.current) showValues(form.current, JSON.parse(written) as Values, isBack);
  }, [written, isBack]);
  return (
    <Form
      ref={form}
      id={formId}
      method="get"
      action={action}
      role="search"
      className={classes("min-w-0 flex-1 basis-55 md:max-w-85", className)}
      onSubmit={(event) => {
        event.preventDefault();
        ask({ replace: false });
      }}
      onInput={() => {
        clearTimeout(pause.current);
        // The first search adds an entry to the history. The next ones replace it, so that one Back leaves the search.
        pause.current = setTimeout(() => ask({ replace: search !== "" }), typingPauseMs);
      }}
    >
      {carried.map((name) => (
        <input key={name} type="hidden" name={name} value={filters[name] ?? ""} />
      ))}
      <SearchField name={searchParameter} label={label} placeholder={placeholder} defaultValue={search} />
    </Form>
  );
}

type Values = Readonly<Record<string, string | null>>;

/** Returns the fields of the form whose values are in the URL. */
function fieldsOf(form: HTMLFormElement, values: Values) {
  return [...form.elements].filter(
    (control): control is HTMLInputElement | HTMLSelectElement =>
      (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) && control.name in values,
  );
}

function isChanged(form: HTMLFormElement, values: Values): boolean {
  return fieldsOf(form, values).some(({ name, value }) => value !== (values[name] ?? ""));
}

/** Copies the URL's values to the fields. Skips a field in which a person types, unless they went back or forward. */
function showValues(form: HTMLFormElement, values: Values, isBack: boolean) {
  for (const field of fieldsOf(form, values)) {
    const isTyped = field.type === "search" && field === document.activeElement && !isBack;
    if (!isTyped) field.value = values[field.name] ?? "";
  }
}

interface FilterSelectProps {
  /** The filter's parameter in the URL. */
  name: string;
  /** The filter's name, for screen readers only: the first choice already shows it. */
  label: string;
  /** The choice of no filter: "Tous les statuts" (all statuses). */
  all: string;
  value: string | null;
  options: readonly { value: string; label: string }[];
  className?: string;
}

/** One filter of the list. Choosing a value sends the form. */
export function FilterSelect({ name, label, all, value, options, className }: FilterSelectProps) {
  return (
    <Select
      size="sm"
      form={formId}
      name={name}
      aria-label={label}
      defaultValue={value ?? ""}
      onChange={({ target }) => target.form?.requestSubmit()}
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

/** Shows FilterSelect elements side by side. */
export function FilterGroup({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-2 gap-2 md:max-xl:grid-cols-3">
      {children}
      <noscript className="col-span-full">
        <Button type="submit" form={formId} variant="secondary" size="sm" className="w-full">
          Filtrer
        </Button>
      </noscript>
    </div>
  );
}

/** Returns the values of the URL requested last, even before its response, for links beside the form. */
export function useAskedAddress<Address>(
  { path, read }: { path: string; read: (parameters: URLSearchParams) => Address },
  shown: Address,
): Address {
  const { location } = useNavigation();
  return location?.pathname === path ? read(new URLSearchParams(location.search)) : shown;
}
