import { describe, expect, it } from "vitest";
import { promptOf } from "./prompts.ts";
import { readCategory, readHtml, readMeta, readOutline, readTitle } from "./proposals.ts";

describe("a proposed title", () => {
  it("has no quotation marks, code fences or tags", () => {
    expect(readTitle("« Nettoyer son clavier »\n")).toBe("Nettoyer son clavier");
    expect(readTitle('```\n"Nettoyer son clavier"\n```')).toBe("Nettoyer son clavier");
    expect(readTitle("<b>Nettoyer</b> son clavier")).toBe("Nettoyer son clavier");
  });
  // rule editor/generation-limits
  it("has at most 60 characters and ends with a whole word", () => {
    const title = readTitle(
      "Pourquoi votre ordinateur portable ralentit, et les gestes qui lui rendent sa jeunesse",
    );
    expect(title).toBe("Pourquoi votre ordinateur portable ralentit, et les gestes");
    expect(readTitle("a".repeat(80))).toBe("a".repeat(60));
  });
  it("is null when no text is left", () => {
    expect(readTitle(" \n``` ```")).toBeNull();
  });
});

describe("a proposed outline", () => {
  it("is read from JSON, inside a code fence or after a sentence", () => {
    expect(readOutline('Voici :\n```json\n["Un", "Deux", "Trois"]\n```')).toEqual(["Un", "Deux", "Trois"]);
  });
  it("is otherwise read with one section on each line", () => {
    expect(readOutline("1. Un\n2) Deux\n- Trois")).toEqual(["Un", "Deux", "Trois"]);
  });
  // rule editor/generation-limits
  it("has three or four sections", () => {
    expect(readOutline('["Un", "Deux"]')).toBeNull();
    expect(readOutline('["Un", 2, null, "Deux"]')).toBeNull();
    expect(readOutline('["1", "2", "3", "4", "5"]')).toHaveLength(4);
  });
});

it("a generated part without tags becomes paragraphs, and an empty part is refused", () => {
  expect(readHtml("Un.\n\nDeux.")).toBe("<p>Un.</p>\n<p>Deux.</p>");
  expect(readHtml("```html\n<p>Un.</p>\n```")).toBe("<p>Un.</p>");
  expect(readHtml("<p> </p>")).toBeNull();
});

describe("proposed meta texts and categories", () => {
  it("are read from JSON", () => {
    expect(readMeta('{"title": "T", "description": "D"}')).toEqual({ title: "T", description: "D" });
    expect(readCategory('Bien sûr !\n{"name": "Wi-Fi", "description": "La maison"}')).toEqual({
      name: "Wi-Fi",
      description: "La maison",
    });
  });
  it("are found by a pattern when the JSON is broken", () => {
    expect(readMeta('{title: "Un titre", "description": "Une description",')).toEqual({
      title: "Un titre",
      description: "Une description",
    });
    expect(readMeta("Title: Un titre\nDescription: Une description")).toEqual({
      title: "Un titre",
      description: "Une description",
    });
    expect(readCategory("name: 'Réseau'")).toEqual({ name: "Réseau", description: "" });
  });
  it("are null when a part of them is missing", () => {
    expect(readMeta("Je ne peux pas.")).toBeNull();
    expect(readMeta('{"title": "T"}')).toBeNull();
    expect(readCategory("[]")).toBeNull();
  });
  it("have a limited length and no tags", () => {
    const reply = JSON.stringify({
      title: "mot ".repeat(40),
      description: `<img src=x> ${"mot ".repeat(80)}`,
    });
    const meta = readMeta(reply);
    expect(meta?.title.length).toBeLessThanOrEqual(60);
    expect(meta?.description.length).toBeLessThanOrEqual(160);
    expect(meta?.description.startsWith("mot")).toBe(true);
  });
});

// rule editor/generation-limits
it("only the first 500 characters of the content are sent to the service", () => {
  const prompt = promptOf({ step: "meta", title: "T", content: "x".repeat(2000) });
  expect(/x+$/.exec(prompt)?.[0]).toHaveLength(500);
});
