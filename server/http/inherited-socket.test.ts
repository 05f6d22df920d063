import { expect, test } from "vitest";
import { takeInheritedSocket } from "./inherited-socket.ts";

test("a socket passed to this process is taken once", () => {
  const environment = {
    LISTEN_PID: String(process.pid),
    LISTEN_FDS: "1",
    LISTEN_FDNAMES: "web",
    PATH: "/bin",
  };
  expect(takeInheritedSocket(environment)).toBe(3);
  expect(environment).toEqual({ PATH: "/bin" });
  expect(takeInheritedSocket(environment)).toBeUndefined();
});

test("a socket passed to another process is not taken", () => {
  expect(takeInheritedSocket({ LISTEN_PID: "1", LISTEN_FDS: "1" })).toBeUndefined();
  expect(takeInheritedSocket({ LISTEN_PID: String(process.pid), LISTEN_FDS: "0" })).toBeUndefined();
});
