import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { settingsTexts as texts } from "../labels.ts";
import type { ShownText } from "../queries/section.server.ts";

interface SecretControlProps {
  setting: ShownText;
  error?: string;
  className: string;
}

/**
 * The field of a secret (a password or key). The field never shows the stored value. An empty field keeps the stored
 * secret, and a ticked box deletes it (rule settings/secrets).
 */
export function SecretControl({ setting, error, className }: SecretControlProps) {
  const { name, label, max, isKept, isLocked } = setting;
  return (
    <div className={className}>
      <Field
        label={label}
        name={name}
        hint={isLocked ? texts.secretLocked : isKept ? texts.secretHint : undefined}
        error={error}
        optional={!isKept}
      >
        <TextInput
          size="sm"
          type="password"
          // With another value, a password manager would fill in the password of the owner's account.
          autoComplete="new-password"
          maxLength={max * 2 + 40}
          placeholder={isKept && !isLocked ? "••••••••" : undefined}
        />
      </Field>
      {isKept && (
        <Checkbox
          name={`${name}.forget`}
          label={
            <>
              {texts.secretForget}
              <span className="sr-only">{`\u00a0: ${label}`}</span>
            </>
          }
        />
      )}
    </div>
  );
}
