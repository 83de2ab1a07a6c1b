import { expect, test } from 'vitest'
import { isPublicAddress, literalAddress } from '@/lib/platform/integrations/public-address'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'ff02::1',
  'no address',
])('a link check never asks %s', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['93.184.216.34', '172.32.0.1', '2606:2800:220:1::1'])(
  '%s is of the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  ['http://0x7f.1/', '127.0.0.1'],
  ['http://2130706433/', '127.0.0.1'],
  ['http://[::1]:80/', '::1'],
  ['http://example.org/', null],
])('an address in the place of a name is seen: %s', (href, address) => {
  expect(literalAddress(new URL(href))).toBe(address)
})
