import { sectionPath, settingsPath } from "#app/domains/settings/rules/form.ts";
import { useAllowed } from "#app/ui/allowed.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { configurationTexts, writingTexts as texts } from "../labels.ts";
import type { WritingState } from "../queries/comprehension.server.ts";
import { chatbotAddresses } from "../rules/address.ts";
import { writtenADay } from "../rules/limits.ts";
import { writingIntent } from "../validation.ts";

/**
 * Shows whether the text-generation service may write answers from the site's pages (rule assistant/written), and the
 * button that switches this on or off.
 */
export function WritingSection({ isOn, service, version }: WritingState) {
  const { form, busy } = useChange(chatbotAddresses.path, { success: configurationTexts.notices.writing });
  const maySet = useAllowed()(settingsPath, "write");
  return (
    <section aria-labelledby="writing" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="writing" className="text-h3 tracking-small">
        {texts.title}
      </h2>
      <p className="text-small text-muted">{texts.text}</p>
      <p className="text-small text-muted">
        {texts.sent} {texts.limit(writtenADay)}
      </p>
      <p role="status" className="font-semibold">
        {service === null ? texts.without : isOn ? texts.on(service) : texts.off}
      </p>
      {service === null && maySet && (
        <LinkButton size="sm" variant="secondary" to={sectionPath("texts")} className="justify-self-start">
          {texts.choose}
        </LinkButton>
      )}
      {(service !== null || isOn) && maySet && (
        <form {...form}>
          <input type="hidden" name="intent" value={writingIntent} />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="assistant" value={isOn ? "off" : "on"} />
          <Button type="submit" size="sm" variant="secondary" busy={busy} busyLabel={texts.submitting}>
            {isOn ? texts.turnOff : texts.turnOn}
          </Button>
        </form>
      )}
    </section>
  );
}
