import { expect, test } from "vitest";
import { failureOf } from "./failure.server.ts";

const refusal = (command: string, response: string) =>
  failureOf(
    Object.assign(new Error(response), {
      code: "EENVELOPE",
      command,
      response,
      responseCode: Number(response.slice(0, 3)),
    }),
    ["a@exemple.fr"],
  );

// rule newsletter/bounces
test("a refusal of the recipient concerns the address, unless it is the server's policy about senders", () => {
  expect(refusal("RCPT TO", "550 5.1.1 no such user")).toMatchObject({ isFinal: true, isOfAddress: true });
  expect(refusal("RCPT TO", "550 no such user")).toMatchObject({ isFinal: true, isOfAddress: true });
  expect(refusal("RCPT TO", "452 4.2.2 mailbox full")).toMatchObject({ isFinal: false, isOfAddress: true });
  expect(refusal("RCPT TO", "554 5.7.1 blocked")).toMatchObject({ isFinal: true, isOfAddress: false });
  expect(refusal("DATA", "554 5.6.0 spam")).toMatchObject({ isFinal: true, isOfAddress: false });
});
