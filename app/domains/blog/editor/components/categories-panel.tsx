import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useState } from "react";
import type { FormErrors, FormValues } from "#app/lib/forms/form.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { editorTexts as texts } from "../labels.ts";
import type { CategoryChoice } from "../queries/editor.server.ts";
import type { CategoryProposal } from "../../generation/rules/proposals.ts";
import { Panel } from "./panel.tsx";

interface CategoriesPanelProps {
  values: FormValues;
  errors: FormErrors;
  categories: readonly CategoryChoice[];
  /** The categories to create when the article is saved. */
  added: readonly CategoryProposal[];
  onAdd: (category: CategoryProposal) => void;
  onRemove: (name: string) => void;
}

/** The categories of the article, and the new ones to create with it. Two categories may not have the same name. */
export function CategoriesPanel(props: CategoriesPanelProps) {
  const { values, errors, categories, added, onAdd, onRemove } = props;
  const [name, setName] = useState("");
  const chosen = [values.category_ids ?? []].flat();

  function add() {
    if (!name.trim()) return;
    onAdd({ name: name.trim(), description: "" });
    setName("");
  }

  return (
    <Panel title={texts.categories}>
      {categories.length > 0 ? (
        <fieldset>
          <legend className="sr-only">{texts.categories}</legend>
          <ul className="max-h-64 overflow-y-auto">
            {categories.map((category) => (
              <li key={category.id}>
                <Checkbox
                  name="category_ids"
                  value={category.id}
                  defaultChecked={chosen.includes(category.id)}
                  label={category.name}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      ) : (
        <p className="text-small text-muted">{texts.noCategory}</p>
      )}
      {added.length > 0 && (
        <ul className="grid gap-1.5">
          {added.map((category) => (
            <li key={category.name} className="flex items-center gap-2 rounded-mark bg-cobalt-wash pl-3">
              <span className="min-w-0 flex-1 text-small font-semibold break-words">{category.name}</span>
              <input type="hidden" name="new_categories" value={category.name} />
              <input type="hidden" name="new_category_descriptions" value={category.description} />
              <IconButton
                icon={X}
                variant="row"
                label={`${texts.removeCategory} ${category.name}`}
                onClick={() => onRemove(category.name)}
              />
            </li>
          ))}
        </ul>
      )}
      <Field
        label={texts.newCategory}
        name="new_categories"
        error={errors.new_categories ?? errors.category_ids}
        optional
      >
        <div className="flex gap-2">
          <TextInput
            size="sm"
            // With JavaScript, a typed name moves to the list of new categories. Without JavaScript, the form sends
            // this field.
            value={name}
            maxLength={60}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              add();
            }}
          />
          <Button
            variant="secondary"
            size="sm"
            icon={Plus}
            onClick={add}
            disabled={!name.trim()}
            className="noscript:hidden"
          >
            {texts.addCategory}
          </Button>
        </div>
      </Field>
    </Panel>
  );
}
