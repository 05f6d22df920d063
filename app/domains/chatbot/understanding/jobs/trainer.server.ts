import { parentPort, workerData } from "node:worker_threads";
import { learnFrom, type Lessons } from "../rules/knowledge.ts";

// A thread of its own: visitors are answered while it learns. It ends when it has handed over what it learned.
const knowledge = learnFrom(workerData as Lessons);
const { weights, words, nearest } = knowledge;
parentPort?.postMessage(knowledge, [
  weights.rarity.buffer,
  weights.votes.buffer,
  weights.bias.buffer,
  words.starts.buffer,
  words.holders.buffer,
  words.times.buffer,
  words.all.buffer,
  nearest.starts.buffer,
  nearest.holders.buffer,
  nearest.values.buffer,
] as ArrayBuffer[]);
