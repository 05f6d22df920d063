import { learnFrom, type Lessons } from "../rules/knowledge.ts";
import { handOver, takeOver } from "./handed-over.server.ts";

// The program of the process that learns (ADR 210: the site answers meanwhile, and the memory is free at the end). It
// ignores Ctrl-C and the signal that stops a service, because the process that started it ends it.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
process.stdout.on("error", () => process.exit(1));

const lessons = await takeOver(process.stdin);
if (lessons) handOver(learnFrom(lessons as Lessons), process.stdout);
