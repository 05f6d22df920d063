import { useEffect } from "react";

const stands: [pseudo: RegExp, attribute: string][] = [
  [/:hover\b/g, '[data-state~="hover"]'],
  [/:active\b/g, '[data-state~="press"]'],
  [/:focus-visible/g, '[data-state~="focus"]'],
  [/:focus(?![-\w])/g, '[data-state~="focus"]'],
];

/** Lets `data-state="hover"`, `press` and `focus` show what the pointer and the keyboard would: the sheets are copied. */
export function useForcedStates(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const rules = [...document.styleSheets].flatMap((each) => [...each.cssRules].map((rule) => rule.cssText));
    sheet.replaceSync(
      stands.reduce((text, [pseudo, attribute]) => text.replace(pseudo, attribute), rules.join("\n")),
    );
    document.adoptedStyleSheets = [sheet];
    return () => {
      document.adoptedStyleSheets = [];
    };
  }, []);
}
