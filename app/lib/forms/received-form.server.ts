import { holds } from "../upload/held-bytes.ts";
import { type FormValues, formValues, textValues } from "./form.ts";
import { type Loss, MalformedFormError, multipartBoundary, readMultipart } from "./multipart.server.ts";

/** A file as it arrived. No check has been made. */
export interface ReceivedFile {
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
/**
 * The largest number of fields and files in a form. The largest form has fewer: the settings for what the site says
 * about the shop.
 */
const parts = 400;

/**
 * Returns the text fields of a posted form. Any other body counts as an empty form, which the form's schema then
 * refuses with its own messages.
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
 * Calls `handle` with the text fields and files of a form, and frees their memory afterwards. A file is emptied and
 * marked as lost if it exceeds `fileBytes` bytes, or if this node has no more memory for the sender's network.
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

/** A form with a file of any size, which is handled as it arrives and is never whole in memory. */
export interface StreamedForm {
  /**
   * Reads the form once, to its end, and gives the file to `receiveFile` piece by piece. Returns the text fields.
   * Rejects when the sender disconnects, or with a MalformedFormError.
   */
  read(receiveFile: (piece: Buffer, fileName: string) => Promise<void>): Promise<FormValues>;
}

/** Returns the form of a request that sends one large file. */
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
