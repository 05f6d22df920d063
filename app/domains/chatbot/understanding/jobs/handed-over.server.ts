import type { Readable, Writable } from "node:stream";
import { deserialize, serialize } from "node:v8";
import { readMessages, writeMessage } from "#app/lib/upload/message-stream.server.ts";

const arrayTypes = { Float32Array, Float64Array, Int8Array, Int32Array, Uint16Array, Uint32Array };
type ArrayType = keyof typeof arrayTypes;
type NumberArray = InstanceType<(typeof arrayTypes)[ArrayType]>;

/** Replaces an array in the sent value. `handedOver` is the number of the message in which the array itself is sent. */
interface Place {
  handedOver: number;
}

/**
 * Sends a value to another process: each array of numbers in a message of its own, then the rest. In a single message,
 * each array would keep the memory of the whole message in use.
 */
export function handOver(value: unknown, stream: Writable): void {
  const arrays: NumberArray[] = [];
  const rest = mapObjects(value, (part): Place | undefined =>
    isNumberArray(part) ? { handedOver: arrays.push(part) - 1 } : undefined,
  );
  for (const array of arrays) {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    writeMessage(stream, { array: array.constructor.name }, bytes);
  }
  writeMessage(stream, { array: null }, serialize(rest));
}

/**
 * Returns the value that another process sent. Returns undefined if that process ended before it had sent all of it.
 */
export async function takeOver(stream: Readable): Promise<unknown> {
  const arrays: NumberArray[] = [];
  for await (const { head, body } of readMessages(stream)) {
    const { array } = head as { array: ArrayType | null };
    if (!array) return mapObjects(deserialize(body), (part) => isPlace(part) && arrays[part.handedOver]);
    const Type = arrayTypes[array];
    // Each message has its own buffer. An array of numbers of any type may begin at the start of a buffer.
    arrays.push(new Type(body.buffer as ArrayBuffer, 0, body.byteLength / Type.BYTES_PER_ELEMENT));
  }
  return undefined;
}

/**
 * Frees the memory of a value's arrays at once; garbage collection may come much later. Nobody may use the arrays
 * afterwards.
 */
export function forget(value: unknown): void {
  mapObjects(value, (part) => {
    if (isNumberArray(part)) (part.buffer as ArrayBuffer).transfer(0);
    return undefined;
  });
}

/**
 * Returns a copy of a value and of the plain objects in it. If `replaced` returns a value for a part, the copy has that
 * value in place of the part.
 */
function mapObjects(value: unknown, replaced: (part: unknown) => unknown): unknown {
  const other = replaced(value);
  if (other) return other;
  if (Object.getPrototypeOf(value ?? 0) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([key, part]) => [key, mapObjects(part, replaced)]),
  );
}

function isNumberArray(part: unknown): part is NumberArray {
  return ArrayBuffer.isView(part) && Object.hasOwn(arrayTypes, part.constructor.name);
}

function isPlace(part: unknown): part is Place {
  return typeof part === "object" && part !== null && "handedOver" in part;
}
