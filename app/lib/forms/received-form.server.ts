import { holds } from "../upload/held-bytes.ts";
import { type FormValues, formValues, textValues } from "./form.ts";
import { type Loss, MalformedFormError, multipartBoundary, readMultipart } from "./multipart.server.ts";

/** A file as it arrived: nothing about it is believed yet. */
export interface ReceivedFile {
  /** The control it was chosen in. */
  field: string;
  name: string;
  bytes: Buffer;
  /** Why `bytes` is empty although the visitor chose a file. */
  lost: Loss | null;
}

export interface ReceivedForm {
  values: FormValues;
  files: ReceivedFile[];
}

const mebibyte = 1024 * 1024;
const fieldBytes = mebibyte / 4;
const parts = 200;

/**
 * The text fields a form posted. A body that is no form counts as an empty form, which the form's own rules then
 * refuse in their own words.
 */
export async function receiveValues(request: Request): Promise<FormValues> {
  try {
    return formValues(await request.formData());
  } catch (error) {
    if (error instanceof TypeError) return {};
    throw error;
  }
}

/**
 * Hands `handle` the text fields and files of a form, and forgets them once it is done. Files of more than `fileBytes`
 * bytes, and any file while this node holds all it can for this network (networkKey), are emptied and marked.
 */
export async function withReceivedForm<Result>(
  request: Request,
  fileBytes: number,
  network: string,
  handle: (form: ReceivedForm) => Promise<Result>,
): Promise<Result> {
  const boundary = multipartBoundary(request.headers.get("content-type"));
  if (!boundary || !request.body) return handle({ values: await receiveValues(request), files: [] });
  const held = holds.open(network);
  try {
    const limits = { fieldBytes, fileBytes, parts, hold: held.take };
    return await handle(await readForm(request.body, boundary, limits));
  } finally {
    held.release();
  }
}

/** A form whose file is taken as it arrives, however large, and never held. */
export interface StreamedForm {
  /**
   * Reads the form to its end, once, giving the file to `receiveFile` piece by piece. Returns the text fields. Rejects
   * when the sender goes away, or with MalformedFormError.
   */
  read(receiveFile: (piece: Buffer, fileName: string) => Promise<void>): Promise<FormValues>;
}

/** The form of a request whose page takes one large file. */
export function streamedForm(request: Request): StreamedForm {
  return {
    async read(receiveFile) {
      const boundary = multipartBoundary(request.headers.get("content-type"));
      if (!boundary || !request.body) return receiveValues(request);
      const texts: [string, string][] = [];
      const limits = { fieldBytes, fileBytes: 0, parts, hold: () => true, receiveFile };
      for await (const { name, fileName, bytes } of readMultipart(request.body, boundary, limits))
        if (fileName === undefined) texts.push([name, bytes.toString("utf8")]);
      return textValues(texts);
    },
  };
}

async function readForm(...given: Parameters<typeof readMultipart>): Promise<ReceivedForm> {
  const texts: [string, string][] = [];
  const files: ReceivedFile[] = [];
  try {
    for await (const { name, fileName, bytes, lost } of readMultipart(...given)) {
      if (fileName === undefined) texts.push([name, bytes.toString("utf8")]);
      else if (fileName !== "" || bytes.length > 0) files.push({ field: name, name: fileName, bytes, lost });
    }
  } catch (error) {
    if (!(error instanceof MalformedFormError)) throw error;
    return { values: {}, files: [] };
  }
  return { values: textValues(texts), files };
}
