import { vi } from "vitest";

// Runs before each file of tests. A process runs many of them, one after the other: starting one for each, with
// the libraries every file reads, was half of the time. What a file finds is a new one's nonetheless: no module of
// ours is evaluated, and the settings are those the process started with.

vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();

const holder = globalThis as { firstEnvironment?: NodeJS.ProcessEnv };
const environment = (holder.firstEnvironment ??= { ...process.env });
for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
Object.assign(process.env, environment);
