import { expect, test } from "vitest";
import { takeInheritedSocket } from "./inherited-socket.ts";

test("the program takes a socket that was passed to this process, and takes it only once", () => {
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

test("the program does not take a socket that was passed to another process", () => {
  expect(takeInheritedSocket({ LISTEN_PID: "1", LISTEN_FDS: "1" })).toBeUndefined();
  expect(takeInheritedSocket({ LISTEN_PID: String(process.pid), LISTEN_FDS: "0" })).toBeUndefined();
});
