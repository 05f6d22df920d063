import { type RefObject, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { type FormErrors, type FormValues, formValues } from "#app/lib/forms/form.ts";
import { formBody, postForm } from "#app/lib/forms/post-form.ts";
import { useEachAnswer } from "#app/ui/use-each-answer.ts";
import type { EditedPost } from "../queries/editor.server.ts";
import { postEditorPath } from "../rules/post-list.ts";
import { keptPostValues } from "../rules/post-values.ts";
import { copyIntents, editorAddresses, type SaveAnswer, saveIntents } from "../rules/save-answer.ts";
import type { CategoryProposal } from "../../generation/rules/proposals.ts";
import { longestContent } from "../validation.ts";
import type { ContentHandle } from "./content-field.tsx";
import { useAutosave } from "./use-autosave.ts";
import { useFoundCopy } from "./use-local-copy.ts";

export interface EditorStart {
  /**
   * The article's id. A new article gets its id before it is saved, so that a form that is sent twice creates one
   * article.
   */
  id: string;
  post: EditedPost | null;
  /** The initial values of the form. */
  values: FormValues;
  /** The server's copy of text that this person typed but did not save. Null if there is none. */
  unsaved: { id: string; createdAt: Date; values: FormValues } | null;
  /** The result of the page's action. Only a browser without JavaScript gets it. */
  answered: SaveAnswer | undefined;
  /** Called with the article's id when the person continues a new article that they began earlier and never saved. */
  onTakeUp: (id: string) => void;
}

/** The behaviour of the editor: reads the fields, saves, keeps copies, and handles conflicts and leaving the page. */
export function usePostEditor(
  { id: given, post, values, unsaved, answered, onTakeUp }: EditorStart,
  form: RefObject<HTMLFormElement | null>,
  content: RefObject<ContentHandle | null>,
) {
  const fetcher = useFetcher<SaveAnswer>();
  const navigate = useNavigate();
  const [id, setId] = useState(given);
  const [start, setStart] = useState({ epoch: 0, values });
  const [sideEpoch, setSideEpoch] = useState(0);
  const [title, setTitle] = useState(String(values.title ?? ""));
  const [added, setAdded] = useState<CategoryProposal[]>([]);
  const [answer, setAnswer] = useState(answered);
  const [seen, setSeen] = useState(fetcher.data);
  const [stored, setStored] = useState(post);
  const name = post ? id : "new";
  const { found, forgetFound } = useFoundText(name, unsaved);
  const changes = useRef(0);
  const sentAt = useRef(0);
  /**
   * The path of a new article after its first save. The editor itself goes to this path, so it must not warn there that
   * text is unsaved.
   */
  const ownPath = useRef("");
  const version = stored?.version ?? 0;

  const read = (): FormValues => {
    const typed = form.current ? formValues(new FormData(form.current)) : start.values;
    const kept = keptPostValues(typed, longestContent);
    return {
      category_ids: [],
      ...kept,
      content: content.current?.html() ?? String(start.values.content ?? ""),
    };
  };
  const autosave = useAutosave({ name, postId: id, version, read });

  if (fetcher.data !== seen) {
    setSeen(fetcher.data);
    setAnswer(fetcher.data);
    if (fetcher.data?.outcome === "done") setStored(fetcher.data.post);
  }

  /** Replaces the values of every field. */
  function fill(next: FormValues) {
    setStart(({ epoch }) => ({ epoch: epoch + 1, values: next }));
    setTitle(String(next.title ?? ""));
    setAdded(newCategories(next));
  }

  function takeUp(values: FormValues) {
    fill(values);
    forgetFound();
    touch();
  }

  function touch() {
    changes.current += 1;
    autosave.touch();
  }

  function submit(extra: FormValues) {
    sentAt.current = changes.current;
    const sent = { ...read(), id, version: String(version), enhanced: "1", ...extra };
    void fetcher.submit(formBody(sent), { method: "post", preventScrollReset: true });
  }

  useEachAnswer(fetcher.data, (latest: SaveAnswer) => {
    if (latest.outcome !== "done") return;
    forgetFound();
    if (changes.current === sentAt.current) {
      autosave.settle();
      setAdded([]);
      // Shows the slug, excerpt and categories as stored. The cursor stays at its position in the text.
      setStart(({ epoch }) => ({ epoch, values: latest.post.values }));
      setSideEpoch((epoch) => epoch + 1);
    }
    if (!latest.created) return;
    ownPath.current = postEditorPath(latest.post.id);
    void navigate(ownPath.current, { replace: true, preventScrollReset: true });
  });

  return {
    id,
    start,
    sideEpoch,
    title,
    added,
    answer,
    stored,
    read,
    touch,
    fill,
    isOwnWay: (pathname: string) => pathname === ownPath.current,
    busy: fetcher.state !== "idle",
    dirty: autosave.dirty,
    keptAt: autosave.keptAt,
    errors: answer?.outcome === "invalid" ? answer.errors : noErrors,
    /** Replaces the values of some fields, but never the article's text. */
    fillSide: (some: FormValues) => {
      const typed = read();
      setStart(({ epoch, values: { content: initial = "" } }) => ({
        epoch,
        values: { ...typed, ...some, content: initial },
      }));
      setSideEpoch((epoch) => epoch + 1);
      touch();
    },
    changeTitle: (text: string) => {
      setTitle(text);
      touch();
    },
    addCategory: (category: CategoryProposal) => {
      setAdded((known) => [...known.filter((one) => one.name !== category.name), category]);
      touch();
    },
    removeCategory: (gone: string) => {
      setAdded((known) => known.filter((one) => one.name !== gone));
      touch();
    },
    found,
    takeUp,
    takeFound: (copy: FoundText) => {
      setId(copy.id);
      if (copy.id !== id) onTakeUp(copy.id);
      takeUp(copy.values);
    },
    ignoreFound: (copy: FoundText) => {
      forgetFound();
      autosave.settle();
      void postForm(editorAddresses.autosave(copy.id), { version: "0", intent: copyIntents.forget });
    },
    takeTheirs: (theirs: EditedPost) => {
      setStored(theirs);
      setAnswer(undefined);
      fill(theirs.values);
      autosave.settle();
    },
    save: (intent: string = saveIntents.save) => submit({ intent }),
    submit,
  };
}

export type PostEditorState = ReturnType<typeof usePostEditor>;

const noErrors: FormErrors = {};

function newCategories(values: FormValues): CategoryProposal[] {
  const descriptions = [values.new_category_descriptions ?? []].flat();
  return [values.new_categories ?? []]
    .flat()
    .filter(Boolean)
    .map((name, index) => ({ name, description: descriptions[index] ?? "" }));
}

interface FoundText {
  id: string;
  at: Date;
  values: FormValues;
}

/** Returns the newer copy of an unsaved text: this browser's or the server's. */
function useFoundText(name: string, unsaved: EditorStart["unsaved"]) {
  const [here, ignoreHere] = useFoundCopy(name);
  const [there, setThere] = useState(unsaved);
  const local = here && { id: here.id, at: new Date(here.savedAt), values: here.values };
  const kept = there && { id: there.id, at: there.createdAt, values: there.values };
  const found: FoundText | null = local && kept ? (local.at >= kept.at ? local : kept) : (local ?? kept);
  const forgetFound = () => {
    ignoreHere();
    setThere(null);
  };
  return { found, forgetFound };
}
