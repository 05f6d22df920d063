import type { ZonesLeft } from "#app/domains/locations/zones/rules/zones-left.ts";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { SegmentedRadio } from "#app/ui/segmented-radio.tsx";
import { zonesQuestionTexts as texts } from "#app/domains/locations/zones/labels/elsewhere.ts";
import { zoneAnswers } from "../rules/form.ts";

interface ZonesQuestionProps {
  zones: ZonesLeft;
  error?: string;
}

/**
 * Asks the owner what to do with the zones that are far away after the shop has moved (rule settings/moved-zones). No
 * answer is preselected.
 */
export function ZonesQuestion({ zones, error }: ZonesQuestionProps) {
  const said = {
    replace: { label: texts.replaced, hint: texts.replacedBy(zones) },
    remove: { label: texts.removed, hint: texts.removedHint(zones) },
    keep: { label: texts.kept, hint: texts.keptHint },
  };
  const options = zoneAnswers
    .filter((value) => value !== "replace" || zones.communes > 0)
    .map((value) => ({ value, ...said[value] }));
  return (
    <FieldGroup legend={texts.title(zones)} error={error}>
      <input type="hidden" name="zones_asked" value="yes" />
      <SegmentedRadio name="zones" options={options} stacked />
    </FieldGroup>
  );
}
