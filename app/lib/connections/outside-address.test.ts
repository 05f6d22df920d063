import { expect, test } from "vitest";
import { env } from "#app/lib/env.server.ts";
import { AddressRefused, isInternetAddress, outsideAddresses } from "./outside-address.server.ts";

// rule settings/outside
test.each([
  "127.0.0.1",
  "127.1.2.3",
  "0.0.0.0",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.100.100.200",
  "192.0.0.192",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::7f00:1",
  "fe80::1",
  "fd00:ec2::254",
  "fc00::1",
  "ff02::1",
  "2002:7f00:1::",
  "2001:db8::1",
  "not an address",
])("%s is refused: it is not on the Internet", (address) => {
  expect(isInternetAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "193.252.22.84", "2a00:1450:4007:80e::200e"])(
  "%s is on the Internet",
  (address) => {
    expect(isInternetAddress(address)).toBe(true);
  },
);

test("a host name is refused because of the addresses that it resolves to, in any spelling", async () => {
  for (const host of ["localhost", "127.0.0.1", "[::1]", "2130706433", "0x7f.1"])
    await expect(outsideAddresses(host)).rejects.toThrow(AddressRefused);
  await expect(outsideAddresses("nulle-part.invalid")).rejects.toMatchObject({
    code: expect.stringMatching(/^(ENOTFOUND|EAI_AGAIN)$/),
  });
});

test("LOCAL_SERVICES allows the site's own machine and its network", async () => {
  env().LOCAL_SERVICES = "on";
  try {
    expect(await outsideAddresses("127.0.0.1")).toEqual([{ address: "127.0.0.1", family: 4 }]);
  } finally {
    env().LOCAL_SERVICES = "off";
  }
});
