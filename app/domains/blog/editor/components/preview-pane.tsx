import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { FormValues } from "#app/lib/forms/form.ts";
import { formBody } from "#app/lib/forms/post-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Loading, Skeleton } from "#app/ui/skeleton.tsx";
import { editorTexts as texts } from "../labels.ts";
import type { ArticlePreview as Preview } from "../queries/preview.server.ts";
import { editorAddresses } from "../rules/save-answer.ts";
import { ArticlePreview } from "./article-preview.tsx";

const settledMs = 400;

/** The typed article as its page will show it. The preview follows the text while the person types. */
export function PreviewPane({ readAll }: { readAll: () => FormValues }) {
  const fetcher = useFetcher<{ article: Preview | null; signature: string }>();
  const ask = useRef(() => {});
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ask.current = () =>
      void fetcher.submit(formBody(readAll()), { method: "post", action: editorAddresses.preview });
  });
  useEffect(() => {
    ask.current();
    const form = pane.current?.closest("form");
    let timer: number | undefined;
    const again = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => ask.current(), settledMs);
    };
    form?.addEventListener("input", again);
    return () => {
      clearTimeout(timer);
      form?.removeEventListener("input", again);
    };
  }, []);
  const shown = fetcher.data;
  return (
    <div ref={pane} className="overflow-hidden rounded-control border-outline border-line-strong bg-paper">
      {shown?.article ? (
        <ArticlePreview article={shown.article} signature={shown.signature} />
      ) : shown ? (
        <Alert tone="danger" className="m-4">
          {texts.previewFailed}
        </Alert>
      ) : (
        <Loading label="Préparation de l’aperçu" className="p-8">
          <Skeleton className="mb-6 h-24 w-full" />
          <Skeleton className="h-4 w-3/5" />
        </Loading>
      )}
    </div>
  );
}
