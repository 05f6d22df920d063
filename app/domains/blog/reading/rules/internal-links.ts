import type { SafeHtml } from "#app/lib/trust/safe-html.ts";
import { blogPostPath } from "../../rules/paths.ts";

/** A term that becomes a link: its words, and the slugs of the articles that the link may lead to. */
export interface LinkTerm {
  text: string;
  slugs: readonly string[];
}

interface FoundTerm extends LinkTerm {
  /** The number of characters in the term's words. Of two terms in the same place, the longer one becomes the link. */
  length: number;
}

interface Branch {
  next: Map<string, Branch>;
  term?: FoundTerm;
}

/**
 * The terms as a tree of their words. Thanks to the tree, the time to search a text depends on the text's length and
 * not on the number of terms.
 */
export type TermIndex = Branch;

interface Word {
  text: string;
  start: number;
  end: number;
}

interface Match {
  term: FoundTerm;
  start: number;
  end: number;
}

/** The minimum length of a term, in characters. A shorter term would be found in every text. */
const shortestTerm = 3;
const entityOrWord = /&(?:#\d+|#x[\da-f]+|[a-z]+);|[\p{L}\p{N}]+/giu;
/**
 * Matches the signs that may separate two words of a term: a space, a hyphen, an apostrophe or a colon, but not the end
 * of a sentence.
 */
const betweenWords = /^[^.!?…\n]{1,3}$/;
const tag = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>/gi;
const keptAsWritten = new Set(["a", "h1", "h2", "h3", "h4", "h5", "h6", "code", "pre"]);

/** Returns the tree of the terms. Terms with the same words become one term, with the articles of all of them. */
export function indexTerms(terms: readonly LinkTerm[]): TermIndex {
  const root: Branch = { next: new Map() };
  for (const { text, slugs } of terms) {
    const words = wordsOf(text);
    const length = words.reduce((sum, word) => sum + word.text.length, 0);
    if (length < shortestTerm || slugs.length === 0) continue;
    let branch = root;
    for (const word of words) {
      let next = branch.next.get(word.text);
      if (!next) branch.next.set(word.text, (next = { next: new Map() }));
      branch = next;
    }
    branch.term = branch.term
      ? { ...branch.term, slugs: [...branch.term.slugs, ...slugs] }
      : { text, slugs, length };
  }
  return root;
}

/**
 * Turns the titles of other articles and the names of categories in a text into links (rule blog/links). Longer terms
 * come first, links do not overlap, and only the first occurrence of a term is linked. Among several articles of a
 * term, a hash chooses one, so that a page always gets the same link.
 */
export function linkTerms(html: SafeHtml, index: TermIndex, slug: string): SafeHtml {
  const matches = textsOf(html).flatMap(({ start, end }) => matchesIn(html.slice(start, end), start, index));
  const chosen = choose(matches.filter(({ term }) => term.slugs.some((candidate) => candidate !== slug)));
  let linked = "";
  let position = 0;
  for (const { term, start, end } of chosen) {
    const href = blogPostPath(choosePost(term, slug));
    linked += `${html.slice(position, start)}<a href="${href}">${html.slice(start, end)}</a>`;
    position = end;
  }
  return (linked + html.slice(position)) as SafeHtml;
}

/** Returns the parts of sanitised HTML where a link is allowed. */
function textsOf(html: string): { start: number; end: number }[] {
  const texts: { start: number; end: number }[] = [];
  let depth = 0;
  let start = 0;
  for (const match of html.matchAll(tag)) {
    if (depth === 0 && match.index > start) texts.push({ start, end: match.index });
    const [all, closes, name = ""] = match;
    if (keptAsWritten.has(name.toLowerCase())) depth = Math.max(0, depth + (closes ? -1 : 1));
    start = match.index + all.length;
  }
  if (depth === 0 && start < html.length) texts.push({ start, end: html.length });
  return texts;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(entityOrWord)]
    .filter(([all]) => !all.startsWith("&"))
    .map((match) => ({
      text: match[0].toLowerCase(),
      start: match.index,
      end: match.index + match[0].length,
    }));
}

/** Returns every occurrence of every term in a text. `offset` is the position of the text in the content. */
function matchesIn(text: string, offset: number, index: TermIndex): Match[] {
  const words = wordsOf(text);
  const matches: Match[] = [];
  for (const [first, word] of words.entries()) {
    let branch = index.next.get(word.text);
    let last = word;
    for (let at = first; branch; at += 1) {
      if (branch.term)
        matches.push({ term: branch.term, start: offset + word.start, end: offset + last.end });
      const following = words[at + 1];
      if (!following || branch.next.size === 0 || !isNext(text, last, following)) break;
      branch = branch.next.get(following.text);
      last = following;
    }
  }
  return matches;
}

function isNext(text: string, one: Word, other: Word): boolean {
  return betweenWords.test(text.slice(one.end, other.start).replace(/&[^&;]+;/g, "&"));
}

/** Returns the matches that become links, in text order: longer terms first, each term once, without overlaps. */
function choose(matches: Match[]): Match[] {
  const longestFirst = matches.toSorted(
    (one, other) => other.term.length - one.term.length || one.start - other.start,
  );
  const used = new Set<FoundTerm>();
  const chosen: Match[] = [];
  for (const match of longestFirst) {
    if (used.has(match.term)) continue;
    if (chosen.some(({ start, end }) => match.start < end && start < match.end)) continue;
    used.add(match.term);
    chosen.push(match);
  }
  return chosen.toSorted((one, other) => one.start - other.start);
}

function choosePost(term: FoundTerm, slug: string): string {
  let best = "";
  let bestHash = -1;
  for (const candidate of term.slugs) {
    if (candidate === slug) continue;
    const hash = stableHash(`${slug} ${term.text} ${candidate}`);
    if (hash > bestHash || (hash === bestHash && candidate < best)) [best, bestHash] = [candidate, hash];
  }
  return best;
}

/** Returns the FNV-1a hash of a text. One more mixing step makes the hashes of similar texts differ widely. */
function stableHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}
