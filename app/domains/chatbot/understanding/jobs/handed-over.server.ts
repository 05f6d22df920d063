import type { Readable, Writable } from "node:stream";
import { Deserializer, Serializer } from "node:v8";
import { readMessages, writeMessage } from "#app/lib/upload/message-stream.server.ts";

const arrayTypes = { Float32Array, Float64Array, Int8Array, Int32Array, Uint16Array, Uint32Array };
type NumberArray = InstanceType<(typeof arrayTypes)[keyof typeof arrayTypes]>;
type Head = { array: keyof typeof arrayTypes } | { array: null };

/**
 * Sends a value to another process: each of its arrays of numbers alone, the rest at the end. What `v8.serialize` makes
 * would stay in memory whole with any of its arrays.
 */
export function handOver(value: unknown, stream: Writable): void {
  const arrays: NumberArray[] = [];
  const rest = new Serializer();
  rest._setTreatArrayBufferViewsAsHostObjects(true);
  rest._writeHostObject = (array: object) => void rest.writeUint32(arrays.push(array as NumberArray) - 1);
  rest.writeHeader();
  rest.writeValue(value);
  for (const array of arrays) {
    if (!Object.hasOwn(arrayTypes, array.constructor.name))
      throw new TypeError(`${array.constructor.name} is not handed over`);
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    writeMessage(stream, { array: array.constructor.name }, bytes);
  }
  writeMessage(stream, { array: null }, rest.releaseBuffer());
}

/** Returns what another process handed over, or undefined when it ended before. */
export async function takeOver(stream: Readable): Promise<unknown> {
  const arrays: NumberArray[] = [];
  for await (const { head, body } of readMessages(stream)) {
    const { array } = head as Head;
    if (!array) return readRest(body, arrays);
    const Type = arrayTypes[array];
    // The body has memory of its own, which is aligned.
    arrays.push(new Type(body.buffer as ArrayBuffer, 0, body.byteLength / Type.BYTES_PER_ELEMENT));
  }
  return undefined;
}

function readRest(body: Buffer, arrays: readonly NumberArray[]): unknown {
  const rest = new Deserializer(body);
  rest._readHostObject = () => arrays[rest.readUint32()];
  rest.readHeader();
  return rest.readValue();
}
