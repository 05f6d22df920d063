import { expect, test } from "vitest";
import { isInEnglish } from "./in-english.ts";

// rule assistant/english
test.each([
  "do you speak english?",
  "English?",
  "How much to fix a broken screen?",
  "my laptop is dead, can you help me?",
  "Hello, are you open on Monday?",
  "Where are you located?",
])("'%s' is an English question", (question) => expect(isInEnglish(question)).toBe(true));

// rule assistant/english
test.each([
  "windows update error",
  "mon screen est broken, how much pour le fix ?",
  "hello",
  "thanks",
  "le wifi est down, help",
  "You Tube ne marche pas",
  "do mi sol",
  "parlez-vous anglais ?",
  "mon is est cassé",
  "",
])("'%s' is not", (question) => expect(isInEnglish(question)).toBe(false));
