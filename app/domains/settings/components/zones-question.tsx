import type { ZonesAtHome, ZonesLeft } from "#app/domains/locations/zones/rules/zones-left.ts";
import { departmentOfPostalCode } from "#app/domains/locations/rules/department-of.ts";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { SegmentedRadio } from "#app/ui/segmented-radio.tsx";
import { zonesQuestionTexts as texts } from "#app/domains/locations/zones/labels/elsewhere.ts";
import { zoneAnswers } from "../rules/form.ts";
import { textNow, type TypedScreen } from "../rules/typed-now.ts";

interface ZonesQuestionProps {
  zones: ZonesLeft;
  error?: string;
}

/**
 * Asks what to do with the zones (towns where the shop works) that are far away after the shop has moved (rule
 * settings/moved-zones). No answer is preselected.
 */
export function ZonesQuestion({ zones, error }: ZonesQuestionProps) {
  const hints = { replace: texts.replacedBy(zones), remove: texts.removedHint(zones), keep: texts.keptHint };
  return (
    <FieldGroup legend={texts.title(zones)} error={error}>
      <input type="hidden" name="zones_asked" value="yes" />
      <ZoneAnswers hints={hints} canReplace={zones.communes > 0} />
    </FieldGroup>
  );
}

interface ZonesAheadProps {
  zones: ZonesAtHome;
  now: TypedScreen;
  /** The answer that was sent with values that were refused. */
  chosen: string;
}

/**
 * Asks the same question in the form before it is sent. It appears as soon as the typed postal code belongs to another
 * département (administrative area); without JavaScript it is always there.
 */
export function ZonesAhead({ zones, now, chosen }: ZonesAheadProps) {
  const typed = departmentOfPostalCode(textNow(now, "postalCode"));
  const stored = departmentOfPostalCode(textNow({ ...now, typed: undefined }, "postalCode"));
  const hints = { replace: texts.replacedAhead, remove: texts.removedAhead, keep: texts.keptHint };
  return (
    <div className={typed === null || typed === stored ? "hidden noscript:block" : undefined}>
      <FieldGroup legend={texts.ahead(zones)}>
        <ZoneAnswers hints={hints} chosen={chosen} canReplace />
      </FieldGroup>
    </div>
  );
}

type Hints = Record<(typeof zoneAnswers)[number], string>;

function ZoneAnswers({ hints, chosen, canReplace }: { hints: Hints; chosen?: string; canReplace: boolean }) {
  const labels: Hints = { replace: texts.replaced, remove: texts.removed, keep: texts.kept };
  const options = zoneAnswers
    .filter((value) => value !== "replace" || canReplace)
    .map((value) => ({ value, label: labels[value], hint: hints[value] }));
  return <SegmentedRadio name="zones" options={options} defaultValue={chosen} stacked />;
}
