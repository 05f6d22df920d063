import type { SiteProfile } from "#app/domains/business/profile.ts";
import { emailHref, phoneHref } from "#app/domains/business/rules/contact.ts";

/** A part of an answer: plain text, or a link to a page of the site, the phone or the e-mail address. */
export interface AnswerPart {
  text: string;
  to?: string;
}

/** A path of the site at the start, or after a space or an opening mark, without the full stop after it. */
const linkPattern = /(?<=^|[\s(«:])\/(?:#?[\p{L}\d][\p{L}\d/#?=&-]*)/gu;

/**
 * Splits an answer into text and links. Answers are plain text: only this site's paths, phone and e-mail become links,
 * so that no typed text can lead elsewhere or run.
 */
export function answerParts(answer: string, profile: SiteProfile): AnswerPart[] {
  const phone = profile.phone.display.replaceAll(" ", "\u00a0");
  const found = [
    ...[...answer.matchAll(linkPattern)].map(({ index, 0: text }) => ({ index, text, to: text })),
    ...placesOf(answer, phone).map((index) => ({ index, text: phone, to: phoneHref(profile) })),
    ...placesOf(answer, profile.email).map((index) => ({
      index,
      text: profile.email,
      to: emailHref(profile),
    })),
  ].toSorted((a, b) => a.index - b.index);
  const parts: AnswerPart[] = [];
  let end = 0;
  for (const { index, text, to } of found) {
    if (index < end) continue;
    if (index > end) parts.push({ text: answer.slice(end, index) });
    parts.push({ text, to });
    end = index + text.length;
  }
  if (end < answer.length) parts.push({ text: answer.slice(end) });
  return parts;
}

function placesOf(text: string, part: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) places.push(at);
  return places;
}
