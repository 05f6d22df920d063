import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type LockedPackages, missingPlatforms, uncheckedPackages } from "./packages.ts";

describe.each(["package-lock.json", "bench/package-lock.json"])("%s", (path) => {
  const text = readFileSync(path, "utf8");
  const { packages } = JSON.parse(text) as { packages: LockedPackages };

  test("contains the packages of every platform, so that npm ci accepts it", () => {
    expect(missingPlatforms(packages)).toEqual([]);
  });

  test("has a checksum for every package", () => {
    expect(uncheckedPackages(packages)).toEqual([]);
  });

  test("names no registry host", () => {
    expect(text).not.toContain('"resolved"');
  });
});

const packages: LockedPackages = {
  "": {},
  "node_modules/tool": {
    integrity: "sha512-a",
    optionalDependencies: {
      "@tool/linux-x64": "1.2.3",
      "@tool/darwin-arm64": "1.2.3",
      "@tool/win32-x64": "1.2.3",
    },
  },
  "node_modules/tool/node_modules/@tool/win32-x64": {},
  "node_modules/tool/node_modules/inside": { inBundle: true },
  "node_modules/beside": { link: true },
};

test("the check names a missing platform package with its version", () => {
  expect(missingPlatforms(packages)).toEqual(["@tool/linux-x64@1.2.3", "@tool/darwin-arm64@1.2.3"]);
});

test("the check names a package when neither it nor the package that bundles it has a checksum", () => {
  expect(uncheckedPackages(packages)).toEqual(["node_modules/tool/node_modules/@tool/win32-x64"]);
});
