import { parentPort, workerData } from "node:worker_threads";
import { learnFrom, type Lessons } from "../rules/knowledge.ts";

// A thread of its own: visitors are answered while it learns. It ends when it has handed over what it learned.
const knowledge = learnFrom(workerData as Lessons);
const { weights, nearest } = knowledge;
parentPort?.postMessage(knowledge, [
  weights.rarity.buffer,
  weights.votes.buffer,
  weights.bias.buffer,
  nearest.starts.buffer,
  nearest.holders.buffer,
  nearest.values.buffer,
] as ArrayBuffer[]);
