import type { ContextType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { keepParts, MadePartsContext, SharedPart } from "./shared-part.tsx";

/** Renders a page as the server does. Returns its markup. */
function render(page: ReactNode): string {
  const made: ContextType<typeof MadePartsContext> = [];
  const html = renderToStaticMarkup(<MadePartsContext value={made}>{page}</MadePartsContext>);
  keepParts(html, made);
  return html;
}

// rule pages/shared-frame
test("a shared part is rendered once for each object that it is made from, and for each of its variants", () => {
  let renders = 0;
  const Menu = ({ word }: { word: string }) => {
    renders++;
    return (
      <div>
        <div title={`<div>${word}</div>`}>{word}</div>
        <p>{"</div><div>"}</p>
      </div>
    );
  };
  const page = (by: object, word: string, text: string) =>
    render(
      <main>
        <SharedPart name="menu" by={by} as={word}>
          <Menu word={word} />
        </SharedPart>
        <div>{text}</div>
      </main>,
    );
  const shop = {};
  const first = page(shop, "zones", "Allonnes");
  expect(page(shop, "zones", "Le Mans")).toBe(first.replace("Allonnes", "Le Mans"));
  expect(renders).toBe(1);
  expect(page(shop, "blog", "Le Mans")).toContain(">blog</div>");
  expect(page(shop, "zones", "Allonnes")).toBe(first);
  expect(renders).toBe(2);
  page({}, "zones", "Le Mans");
  expect(renders).toBe(3);
});

test("the tags of a nested shared part are kept whole", () => {
  const shop = {};
  const page = () =>
    render(
      <SharedPart name="outer" by={shop}>
        <SharedPart name="inner" by={shop}>
          <div>a</div>
        </SharedPart>
        <div>b</div>
      </SharedPart>,
    );
  expect(page()).toBe(page());
});
