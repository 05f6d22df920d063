import { expect, test } from "vitest";
import { edgeRequest } from "#tests/support/edge-request.ts";
import { bodyCap, bodyGate, isReadByPage } from "./body-gate.ts";

const announced = (path: string, bytes: number) =>
  bodyGate(edgeRequest({ method: "POST", path, headers: { "content-length": String(bytes) } }))?.status;

test("a form may weigh 256 KiB, a quote with its attachments 55 MiB, with and without JavaScript", () => {
  expect(bodyCap("/")).toBe(262_144);
  expect(bodyCap("/devis")).toBe(57_671_680);
  expect(bodyCap("/devis.data")).toBe(57_671_680);
});

test("a file of communes may weigh 100 MiB on its own page alone", () => {
  expect(announced("/admin/locations/import", 104_857_600)).toBeUndefined();
  expect(announced("/admin/locations/import", 2 * 1024 ** 3)).toBe(413);
  expect(announced("/admin/locations/new", 262_145)).toBe(413);
});

test("a body announced larger than its page accepts is refused before it is read", () => {
  expect(announced("/join", 262_144)).toBeUndefined();
  expect(announced("/join", 262_145)).toBe(413);
  expect(announced("/devis", 262_145)).toBeUndefined();
});

test("pages with files read their form as it arrives; any other body is read before its page", () => {
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
