import { vi } from "vitest";

// Runs before each file of tests. One process runs many files, because to start a process with its libraries for each
// file took half of the time. This makes the process as new for each file: no module of the project is loaded, and the
// settings are those at the start.

vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();

const holder = globalThis as { firstEnvironment?: NodeJS.ProcessEnv };
const environment = (holder.firstEnvironment ??= { ...process.env });
for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
Object.assign(process.env, environment);
