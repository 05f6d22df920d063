import { basename } from "node:path";
import { type Finding, isTest, lineAt, occurrences, type SourceFile } from "./source.ts";

const ruleHead = /^- \*\*([a-z]+\/[a-z0-9-]+)\*\*/gm;
const ruleName = /[a-z]+\/[a-z0-9-]+/g;
/** Matches 'rule forms/phone' and 'rules forms/phone and forms/once'. */
const citedRules = /\b[Rr]ules?\s+((?:\*\s+)?[a-z]+\/[a-z0-9-]+(?:(?:,|\s+and)\s+[a-z]+\/[a-z0-9-]+)*)/g;
const citedDecisions = /\bADRs?\s+(?:\*\s+)?(\d{3}(?:(?:,|\s+and)\s+\d{3})*)/g;
/** Matches references to documents outside the repository, whose numbers can be confused with those of decisions. */
const leadsNowhere = /\b[PB]§\d+|\b[Dd]ecisions? \d+|\bdesign §\d+/g;

/** Checks that every rule and decision that code, tests and documents cite exists, and that a test cites every rule. */
export function checkCitations(code: SourceFile[], documents: SourceFile[]): Finding[] {
  const rules = new Map<string, Finding>();
  for (const document of documents.filter(({ path }) => path.startsWith("docs/rules/"))) {
    for (const match of document.text.matchAll(ruleHead)) {
      const name = match[1] ?? "";
      const message = `rule ${name} is named by no test: say which one proves it`;
      rules.set(name, { path: document.path, line: lineAt(document.text, match.index), message });
    }
  }
  if (rules.size === 0) return [];
  const decisions = new Set(
    documents
      .filter(({ path }) => path.startsWith("docs/decisions/"))
      .map(({ path }) => basename(path).slice(0, 3)),
  );
  const findings: Finding[] = [];
  const untested = new Map(rules);
  for (const file of [...code, ...documents]) {
    const report = (index: number, message: string) =>
      findings.push({ path: file.path, line: lineAt(file.text, index), message });
    for (const match of file.text.matchAll(citedRules)) {
      for (const [name] of (match[1] ?? "").matchAll(ruleName)) {
        if (!rules.has(name)) report(match.index, `cites rule ${name}, which docs/rules does not have`);
        if (isTest(file.path)) untested.delete(name);
      }
    }
    for (const match of file.text.matchAll(citedDecisions)) {
      for (const [number] of (match[1] ?? "").matchAll(/\d{3}/g))
        if (!decisions.has(number))
          report(match.index, `cites ADR ${number}, which docs/decisions does not have`);
    }
  }
  const lost = code.flatMap((file) =>
    occurrences(file, leadsNowhere, "cites a document that is not here: name a rule of docs/rules or an ADR"),
  );
  return [...findings, ...lost, ...untested.values()];
}
