import { expect, test } from 'vitest'
import { negotiateEncoding } from '@/lib/server/front/negotiate-encoding'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0.8', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['*', 'br'],
  ['*;q=0.1', 'br'],
  ['gzip, *;q=0.5', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['identity, gzip', 'gzip'],
  ['identity;q=1, gzip;q=0.5', undefined],
  ['identity;q=0', undefined],
  ['deflate', undefined],
  ['gzip;q=nonsense', undefined],
  ['gzip;q=-1', undefined],
  [',,;;q=1,gzip', 'gzip'],
  ['brgzip', undefined],
])('%s gets %s', (accepted, encoding) => {
  expect(negotiateEncoding(accepted, ['br', 'gzip'])).toBe(encoding)
})
