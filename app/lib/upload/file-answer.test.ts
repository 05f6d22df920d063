import { expect, test } from "vitest";
import { fileAnswer } from "./file-answer.server.ts";

test("a stored file is downloaded under its own name", async () => {
  const answer = fileAnswer({
    name: "écran d'Éva.jpg",
    mediaType: "image/jpeg",
    content: Buffer.from("abc"),
  });
  expect(answer.headers.get("content-disposition")).toBe(
    `attachment; filename="ecran dEva.jpg"; filename*=UTF-8''%C3%A9cran%20d%27%C3%89va.jpg`,
  );
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await answer.text()).toBe("abc");
});

test("a file name cannot add a header, and a type that the site does not accept is not sent", () => {
  const name = 'a"; x\r\nSet-Cookie: b=c.html';
  const answer = fileAnswer({ name, mediaType: "text/html", content: Buffer.from("<script>") });
  expect(answer.headers.get("content-type")).toBe("application/octet-stream");
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="a xSet-Cookie bc\.html";/,
  );
});
