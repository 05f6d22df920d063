import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type LockedPackages, missingPlatforms } from "./platforms.ts";

test.each(["package-lock.json", "bench/package-lock.json"])(
  "%s holds every platform, so that npm ci takes it",
  (path) => {
    const { packages } = JSON.parse(readFileSync(path, "utf8")) as { packages: LockedPackages };
    expect(missingPlatforms(packages)).toEqual({});
  },
);

test("a platform left out is described by its name", () => {
  const packages = {
    "": {},
    "node_modules/tool": {
      dev: true,
      optionalDependencies: {
        "@tool/linux-x64-musl": "1.2.3",
        "@tool/darwin-arm64": "1.2.3",
        "@tool/win32-x64-msvc": "1.2.3",
      },
    },
    "node_modules/tool/node_modules/@tool/win32-x64-msvc": { version: "1.2.3" },
  };
  expect(missingPlatforms(packages)).toEqual({
    "node_modules/@tool/linux-x64-musl": {
      version: "1.2.3",
      os: ["linux"],
      cpu: ["x64"],
      libc: ["musl"],
      dev: true,
      optional: true,
    },
    "node_modules/@tool/darwin-arm64": {
      version: "1.2.3",
      os: ["darwin"],
      cpu: ["arm64"],
      dev: true,
      optional: true,
    },
  });
});
