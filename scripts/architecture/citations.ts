import { basename } from "node:path";
import { type Finding, lineAt, type SourceFile } from "./source.ts";

const ruleHead = /^- \*\*([a-z]+\/[a-z0-9-]+)\*\*/gm;
const ruleName = /[a-z]+\/[a-z0-9-]+/g;
/** 'rule forms/phone', 'rules forms/phone and forms/once'. */
const citedRules = /\brules?\s+((?:\*\s+)?[a-z]+\/[a-z0-9-]+(?:(?:,|\s+and)\s+[a-z]+\/[a-z0-9-]+)*)/g;
const citedDecisions = /\bADRs? (\d{3}(?:(?:,| and) \d{3})*)/g;

/** Every rule and decision that code, tests and documents cite must exist. */
export function checkCitations(code: SourceFile[], documents: SourceFile[]): Finding[] {
  const rules = new Set<string>();
  for (const document of documents.filter(({ path }) => path.startsWith("docs/rules/"))) {
    for (const [, name = ""] of document.text.matchAll(ruleHead)) rules.add(name);
  }
  if (rules.size === 0) return [];
  const decisions = new Set(
    documents
      .filter(({ path }) => path.startsWith("docs/decisions/"))
      .map(({ path }) => basename(path).slice(0, 3)),
  );
  const findings: Finding[] = [];
  for (const file of [...code, ...documents]) {
    const report = (index: number, message: string) =>
      findings.push({ path: file.path, line: lineAt(file.text, index), message });
    for (const match of file.text.matchAll(citedRules)) {
      for (const [name] of (match[1] ?? "").matchAll(ruleName)) {
        if (!rules.has(name)) report(match.index, `cites rule ${name}, which docs/rules does not have`);
      }
    }
    for (const match of file.text.matchAll(citedDecisions)) {
      for (const [number] of (match[1] ?? "").matchAll(/\d{3}/g))
        if (!decisions.has(number))
          report(match.index, `cites ADR ${number}, which docs/decisions does not have`);
    }
  }
  return findings;
}
