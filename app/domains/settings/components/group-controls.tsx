import type { FormErrors } from "#app/lib/forms/form.ts";
import type { SectionScreen } from "../queries/section.server.ts";
import { PriceLines } from "./price-lines.tsx";
import { TextSettingControl } from "./setting-control.tsx";
import { SettingRows } from "./setting-rows.tsx";

interface GroupControlsProps {
  group: SectionScreen["groups"][number];
  errors: FormErrors;
  notices: FormErrors;
  /** Called when a row is added or removed. No control fires an event then, so the form would not notice it. */
  onChange: () => void;
}

/**
 * The controls of a sheet (group of settings): single settings, lists of rows, and lists of prices with one line for
 * each row.
 */
export function GroupControls({ group, errors, notices, onChange }: GroupControlsProps) {
  const lists = group.settings.filter(({ kind }) => kind === "rows").length;
  return group.settings.map((setting) => {
    const { name } = setting;
    if (setting.kind === "text")
      return <TextSettingControl key={name} setting={setting} error={errors[name]} notice={notices[name]} />;
    const list = { setting, errors, notices, onChange };
    return setting.lines ? (
      <PriceLines key={name} {...list} lines={setting.lines} isTitled={lists > 1} />
    ) : (
      <SettingRows key={name} {...list} of={group.isFolded ? group.title : undefined} />
    );
  });
}
