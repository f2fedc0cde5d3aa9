import { expect, test } from 'vitest'
import { ipNetworks } from '#server/context/ip-networks.ts'

test.each([
  ['203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.77', '203.0.113.0/24'],
  ['::ffff:cb00:714d', '203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['unknown', 'unknown', 'unknown'],
])('SEC-A1 %s belongs to the line %s in the network %s', (ip, line, network) => {
  expect(ipNetworks(ip)).toEqual({ line, network })
})
