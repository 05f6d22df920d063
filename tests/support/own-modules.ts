import { vi } from "vitest";

// Runs before each file of tests. A process runs many of them, one after the other: starting one for each file,
// with its libraries, took half of the time. Each file still finds a fresh process: none of our modules is
// evaluated, and the settings are those at the start.

vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();

const holder = globalThis as { firstEnvironment?: NodeJS.ProcessEnv };
const environment = (holder.firstEnvironment ??= { ...process.env });
for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
Object.assign(process.env, environment);
