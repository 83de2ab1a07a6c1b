import { expect, test } from 'vitest'
import { wasTooFast } from '@/lib/leads/intake/form-timing'

const now = new Date('2026-11-21T18:00:00Z')
const ago = (ms: number) => now.getTime() - ms

test.each([1, 500, 1_999, '800', ago(0), ago(1_999), String(ago(300))])(
  'T29: %j was faster than a person',
  (formLoadTime) => {
    expect(wasTooFast(formLoadTime, now)).toBe(true)
  },
)

test.each([2_000, 45_000, ago(2_000), ago(3_600_000), String(ago(9_000))])(
  'T29: %j was not',
  (formLoadTime) => {
    expect(wasTooFast(formLoadTime, now)).toBe(false)
  },
)

test.each([
  0,
  -5,
  ago(-60_000),
  'abc',
  '',
  ' ',
  null,
  undefined,
  {},
  [],
  true,
  Number.NaN,
  Infinity,
  1e15,
  5e11,
])('T29: %j is no evidence', (formLoadTime) => {
  expect(wasTooFast(formLoadTime, now)).toBe(false)
})
