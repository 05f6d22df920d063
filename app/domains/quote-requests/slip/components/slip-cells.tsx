import type { ReactNode } from "react";
import { useProfile } from "#app/domains/business/profile.ts";
import { addressLines } from "#app/domains/business/rules/premises.ts";
import { closedTexts, directionsHref, openingHoursParts } from "#app/domains/business/rules/texts.ts";
import { phoneHref } from "#app/domains/business/rules/contact.ts";
import { clockWords } from "#app/domains/business/rules/hours.ts";
import { isReceiving, isVisiting } from "#app/domains/business/rules/site.ts";
import { Hours } from "#app/ui/hours.tsx";
import { quoteServiceLabel, urgencyLabel } from "../../content.ts";
import { appointmentText } from "../../rules/appointment.ts";
import { closedWishText } from "../../rules/requests.ts";
import { estimateTexts } from "../../estimate/content.ts";
import { slipTexts } from "../content.ts";
import type { QuoteSlip } from "../queries.server.ts";
import { answerDayText, repliedText } from "../rules.ts";

/**
 * The four parts of a slip (the page after a request): the problem, what to bring, when the shop answers, and the
 * shop's address.
 */
export function SlipCells({ slip, now }: { slip: QuoteSlip; now: Date }) {
  const { own, service_type, preparation, urgency, preferred_date, preferred_time, estimate } = slip;
  const toHave = preparation.place === "shop" ? slipTexts.bring : slipTexts.prepare;
  const appointment = appointmentText(preferred_date, preferred_time);
  const profile = useProfile();
  const urgencyText = urgencyLabel(urgency, profile);
  const closedWish = closedWishText(profile, preferred_date, preferred_time);
  return (
    <div className="slip-cells grid flex-1 gap-px bg-line md:grid-cols-2">
      <Cell title="Votre panne">
        {own ? (
          <p className="line-clamp-6 wrap-anywhere whitespace-pre-line">{own.description}</p>
        ) : (
          <p className="text-small text-muted">{slipTexts.elsewhere}</p>
        )}
        <p className="mt-1.5 text-small text-muted">
          {quoteServiceLabel(service_type)}
          {urgencyText && ` · ${urgencyText}`}
        </p>
        {appointment && <p className="text-small text-muted">Souhaité&nbsp;: {appointment}</p>}
        {closedWish && <p className="text-small">{closedWish}</p>}
        {estimate && (
          <p className="mt-1.5 text-small text-muted">
            {estimateTexts.label}&nbsp;: {estimate}. {slipTexts.estimate}
          </p>
        )}
      </Cell>
      <Cell title={toHave.title}>
        <ul className="grid gap-1">
          {preparation.things.map((thing) => (
            <li
              key={thing}
              className="relative pl-5.5 before:absolute before:top-[0.4em] before:left-0 before:size-2.5 before:border before:border-ink"
            >
              {thing}
            </li>
          ))}
        </ul>
        <p className="mt-1.5 text-small text-muted">
          {toHave.useless}
          {/* The printed slip goes to the counter with the device. */}
          {preparation.place === "shop" && isVisiting(profile) && (
            <span className="print:hidden"> {slipTexts.visit}</span>
          )}
        </p>
      </Cell>
      <Cell title="Notre réponse">
        <AnswerTime slip={slip} now={now} />
        {!slip.isSettled && (
          <p className="mt-1.5">
            {own ? `Par téléphone au\u00a0${own.phone}, puis par écrit` : "Par téléphone, puis par écrit"},
            avec un prix ou une question.
          </p>
        )}
      </Cell>
      <Shop />
    </div>
  );
}

function AnswerTime({ slip: { answerBy, answeredAt, isSettled }, now }: { slip: QuoteSlip; now: Date }) {
  const { quoteDelay } = useProfile().claims;
  if (answeredAt) return <p className="font-semibold">{repliedText(answeredAt)}.</p>;
  if (isSettled) return <p className="font-semibold">{slipTexts.settled}</p>;
  if (!answerBy)
    return (
      <p className="font-semibold">
        {slipTexts.soon}&nbsp;: {quoteDelay}.
      </p>
    );
  const { soon, day } = answerDayText(answerBy.day, now);
  return (
    <p className="font-semibold">
      {slipTexts.soon}, au plus tard {soon && <span className="print:hidden">{soon}, </span>}
      {day}, à&nbsp;{clockWords(answerBy.minutes)}.
    </p>
  );
}

function Shop() {
  const profile = useProfile();
  const { phone } = profile;
  return (
    <Cell title={isReceiving(profile) ? "L’atelier" : "Nous joindre"}>
      <p className="print:hidden">
        <span className="whitespace-pre-line">{addressLines(profile)}</span>
        <br />
        <a href={phoneHref(profile)} className="whitespace-nowrap text-ink">
          {phone.display}
        </a>
      </p>
      <p className="mt-1.5 text-small text-muted print:mt-0">
        {openingHoursParts(profile).map((part) => (
          <span key={part} className="block">
            <Hours text={part} />
          </span>
        ))}
        {closedTexts(profile).map((text) => (
          <span key={text} className="block">
            {text}
          </span>
        ))}
      </p>
      {isReceiving(profile) && (
        <p className="mt-2 text-small print:hidden">
          <a href={directionsHref(profile)} rel="noreferrer">
            Voir l’itinéraire
          </a>
        </p>
      )}
    </Cell>
  );
}

function Cell({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="bg-sheet px-5 py-4.5 text-base md:px-8">
      <h2 className="mb-2 text-h4 tracking-small">{title}</h2>
      {children}
    </section>
  );
}
