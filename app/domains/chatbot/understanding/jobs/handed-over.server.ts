import type { Readable, Writable } from "node:stream";
import { deserialize, serialize } from "node:v8";
import { readMessages, writeMessage } from "#app/lib/upload/message-stream.server.ts";

const arrayTypes = { Float32Array, Float64Array, Int8Array, Int32Array, Uint16Array, Uint32Array };
type ArrayType = keyof typeof arrayTypes;
type NumberArray = InstanceType<(typeof arrayTypes)[ArrayType]>;

/** Stands in the sent value for an array that was sent separately. */
interface Place {
  handedOver: number;
}

/**
 * Sends a value to another process. Each array of numbers in the value goes in a message of its own, and the rest in a
 * last message. If all were one message, each array would keep that whole message in memory.
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

/** Returns the value that another process sent, or undefined when that process ended before it had sent everything. */
export async function takeOver(stream: Readable): Promise<unknown> {
  const arrays: NumberArray[] = [];
  for await (const { head, body } of readMessages(stream)) {
    const { array } = head as { array: ArrayType | null };
    if (!array) return mapObjects(deserialize(body), (part) => isPlace(part) && arrays[part.handedOver]);
    const Type = arrayTypes[array];
    // The body of a message has memory of its own, which is aligned for numbers.
    arrays.push(new Type(body.buffer as ArrayBuffer, 0, body.byteLength / Type.BYTES_PER_ELEMENT));
  }
  return undefined;
}

/**
 * Frees the memory of a value's arrays immediately, because the next garbage collection may come much later. Nobody may
 * use the arrays afterwards.
 */
export function forget(value: unknown): void {
  mapObjects(value, (part) => {
    if (isNumberArray(part)) (part.buffer as ArrayBuffer).transfer(0);
    return undefined;
  });
}

/**
 * Returns a copy of a value. If `replaced` returns something for the value itself, or for a value inside its plain
 * objects, that takes its place in the copy.
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
