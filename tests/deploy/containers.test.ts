import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { DCLinter } from "dclint";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { expectations } from "#app/lib/env.server.ts";

const dockerfile = readFileSync("Dockerfile", "utf8");
const compose = parse(readFileSync("compose.yaml", "utf8")) as {
  services: Record<string, { image?: string; environment: Record<string, string> }>;
};

test("the Dockerfile is valid and uses nothing deprecated", () => {
  expect(validate(dockerfile)).toEqual([]);
});

test("the check of the Dockerfile finds mistakes", () => {
  expect(validate("FROM node\nEXPOSE here\nCOPPY . .").length).toBe(2);
});

test("the image runs the program's version of Node, on the C library that the dependencies were built for", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
    dependencies: { node: string };
  };
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(new Set(images)).toEqual(new Set([`node:${dependencies.node}-bookworm-slim`]));
});

test("compose.yaml passes its linter", () => {
  // These rules demand alphabetical order. The file is ordered for readers: the database first, related keys together.
  const rules = {
    "services-alphabetical-order": 0,
    "service-keys-order": 0,
    "top-level-properties-order": 0,
    "service-dependencies-alphabetical-order": 0,
    "require-quotes-in-ports": [1, { quoteType: "double" }],
  } satisfies ConstructorParameters<typeof DCLinter>[0]["rules"];
  const findings = new DCLinter({ rules, quiet: true, debug: false, exclude: [] }).lintFiles(
    ["compose.yaml"],
    false,
  );
  expect(
    findings.flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`)),
  ).toEqual([]);
});

test("compose.yaml gives the site only settings that the program reads", () => {
  expect(
    Object.keys(compose.services.site?.environment ?? {}).filter((name) => !(name in expectations)),
  ).toEqual([]);
});

test.skipIf(!runs("docker", "compose", "version"))("Docker itself accepts compose.yaml", () => {
  const env = { ...process.env, POSTGRES_PASSWORD: "secret", SITE_URL: "https://www.atelier72.example" };
  const read = execFileSync("docker", ["compose", "config"], { encoding: "utf8", env });
  expect(parse(read)).toMatchObject({ services: { site: { read_only: true } } });
});

function runs(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
