import { expect, test } from "vitest";
import { edgeRequest } from "#tests/support/edge-request.ts";
import { bodyCap, bodyGate, isReadByPage } from "./body-gate.ts";

const multipart = "Multipart/Form-Data; boundary=x";
const capOf = (path: string, type = multipart) =>
  bodyCap(edgeRequest({ path, headers: { "content-type": type } }));
const announced = (path: string, bytes: number) =>
  bodyGate(
    edgeRequest({
      method: "POST",
      path,
      headers: { "content-type": multipart, "content-length": String(bytes) },
    }),
  )?.status;

test("a form may be 256 KiB large, and a quote request with its files 55 MiB, with and without JavaScript", () => {
  expect(capOf("/")).toBe(262_144);
  expect(capOf("/devis")).toBe(57_671_680);
  expect(capOf("/devis.data")).toBe(57_671_680);
});

test("a form without files may be 256 KiB large on any page, and 4 MiB in the article editor", () => {
  for (const type of ["application/x-www-form-urlencoded", "text/plain", "application/json", "multipart", ""])
    for (const path of [
      "/devis",
      "/api/quote-requests",
      "/admin/locations/import",
      "/admin/media",
      "/admin/settings/proof",
    ])
      expect(capOf(path, type)).toBe(262_144);
  expect(capOf("/admin/posts/1", "application/x-www-form-urlencoded")).toBe(4_194_304);
});

test("a file of communes may be 100 MiB large, but only on the page of the import", () => {
  expect(announced("/admin/locations/import", 104_857_600)).toBeUndefined();
  expect(announced("/admin/locations/import", 2 * 1024 ** 3)).toBe(413);
  expect(announced("/admin/locations/new", 262_145)).toBe(413);
});

// rule forms/bounded
test("a body whose announced length exceeds its page's limit is refused before it is read", () => {
  expect(announced("/join", 262_144)).toBeUndefined();
  expect(announced("/join", 262_145)).toBe(413);
  expect(announced("/devis", 262_145)).toBeUndefined();
});

test("the body of a form with files is read as it arrives on a page that accepts files; for any other page it is read first", () => {
  const isRead = (path: string, type: string) =>
    isReadByPage(edgeRequest({ method: "POST", path, headers: { "content-type": type } }));
  const form = "multipart/form-data; boundary=x";
  for (const path of ["/devis.data", "/api/quote-requests", "/admin/media", "/admin/locations/import.data"])
    expect(isRead(path, form)).toBe(true);
  expect([
    isRead("/join", form),
    isRead("/devis", "text/plain"),
    isRead("/devis", "multipart/form-data"),
  ]).toEqual([false, false, false]);
});
