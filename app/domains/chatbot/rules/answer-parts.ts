import type { SiteProfile } from "#app/domains/business/profile.ts";
import { emailHref, phoneHref } from "#app/domains/business/rules/contact.ts";
import { services } from "#app/domains/catalog/content/specified-services.ts";
import { homeAnchors, legalNavigation, siteNavigation } from "#app/domains/site/content/navigation.ts";

/** A part of an answer: plain text, or a link to a page of the site, the phone number or the e-mail address. */
export interface AnswerPart {
  text: string;
  to?: string;
}

/**
 * Matches a path of the site at the start of the text, or after a space, '(', '«' or ':'. A full stop after it is not
 * part of it.
 */
const linkPattern = /(?<=^|[\s(«:])\/(?:#?[\p{L}\d][\p{L}\d/#?=&-]*)/gu;

const named = [...siteNavigation, ...homeAnchors, ...legalNavigation];

/** Pages whose link has a general text, because the text before the link already names the page. */
const unnamed = [
  { start: "/locations?", text: "voir la liste" },
  { start: "/locations/", text: "voir la page" },
  { start: "/newsletter", text: "s’inscrire" },
  { start: "/blog/", text: "lire l’article" },
];

/** Returns the text of a link to a page of the site: the page's name, or the path if the name is unknown. */
function pageName(path: string, profile: SiteProfile): string {
  const offered = [...services, ...profile.site.own].find((service) => service.path === path);
  return (
    named.find(({ to }) => to === path)?.name ??
    offered?.name ??
    unnamed.find(({ start }) => path.startsWith(start))?.text ??
    path
  );
}

const bullet = "• ";

/**
 * Returns the text of a link in a list of zones (communes), with the zone's name. Returns undefined for any other link.
 */
function zoneName(path: string, before: string): string | undefined {
  const line = before.slice(before.lastIndexOf("\n") + 1);
  if (!path.startsWith("/locations/") || !line.startsWith(bullet)) return undefined;
  const city = /^[^,.]+/.exec(line.slice(bullet.length))?.[0];
  return city ? `voir ${city}` : undefined;
}

/**
 * Splits an answer into texts and links (rule assistant/links). Only paths of this site, its telephone number and its
 * e-mail address become links. So nothing that a person typed can lead to another site or run as code.
 */
export function answerParts(answer: string, profile: SiteProfile): AnswerPart[] {
  const phone = profile.phone.display.replaceAll(" ", "\u00a0");
  const found = [
    ...[...answer.matchAll(linkPattern)].map(({ index, 0: path }) => ({
      index,
      written: path,
      text: zoneName(path, answer.slice(0, index)) ?? pageName(path, profile),
      to: path,
    })),
    ...placesOf(answer, phone).map((index) => ({
      index,
      written: phone,
      text: phone,
      to: phoneHref(profile),
    })),
    ...placesOf(answer, profile.email).map((index) => ({
      index,
      written: profile.email,
      text: profile.email,
      to: emailHref(profile),
    })),
  ].toSorted((a, b) => a.index - b.index);
  const parts: AnswerPart[] = [];
  let end = 0;
  for (const { index, written, text, to } of found) {
    if (index < end) continue;
    if (index > end) parts.push({ text: answer.slice(end, index) });
    parts.push({ text, to });
    end = index + written.length;
  }
  if (end < answer.length) parts.push({ text: answer.slice(end) });
  return parts;
}

function placesOf(text: string, part: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) places.push(at);
  return places;
}
