import { learnFrom, type Lessons } from "../rules/knowledge.ts";
import { handOver, takeOver } from "./handed-over.server.ts";

// A separate process (ADR 210): visitors are answered while it learns, and all its memory is freed when it ends. Ctrl-C
// and a service's stop also reach it. The process that started it ends it.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
process.stdout.on("error", () => process.exit(1));

const lessons = await takeOver(process.stdin);
if (lessons) handOver(learnFrom(lessons as Lessons), process.stdout);
