import { expect, test } from 'vitest'
import { clientAddressOf } from '@/lib/server/front/request-headers'

test.each([
  // T75, T79: without a trusted proxy the header means nothing.
  ['203.0.113.9', '1.2.3.4', 0, '203.0.113.9'],
  ['203.0.113.9', undefined, 0, '203.0.113.9'],
  // One proxy, appending or overwriting: the right-most entry in both cases.
  ['10.0.0.1', 'spoofed, 1.2.3.4, 203.0.113.9', 1, '203.0.113.9'],
  ['10.0.0.1', '203.0.113.9', 1, '203.0.113.9'],
  // Two proxies.
  ['10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  // Fewer entries than configured, and a request that bypassed the proxy without the header.
  ['10.0.0.1', '203.0.113.9', 3, '203.0.113.9'],
  ['203.0.113.9', undefined, 1, '203.0.113.9'],
  // Proxy entries that are not addresses.
  ['10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['10.0.0.1', '203.0.113.9:4711', 1, '203.0.113.9'],
  ['10.0.0.1', '[2001:DB8::1]:443', 1, '2001:db8::1'],
  // Equal addresses in different notations.
  ['::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
  ['2001:0DB8:0:0:0:0:0:1', undefined, 0, '2001:db8::1'],
  ['fe80::1%eth0', undefined, 0, 'fe80::1'],
  [undefined, undefined, 0, null],
  [undefined, '1.2.3.4', 0, null],
])('T79: peer %s, X-Forwarded-For %s, %i trusted hops: %s', (peer, forwardedFor, hops, expected) => {
  expect(clientAddressOf(peer, forwardedFor, hops)).toBe(expected)
})
