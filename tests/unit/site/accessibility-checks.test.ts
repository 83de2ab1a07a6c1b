import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordAccessibility } from '@/scripts/test/accessibility-results.mjs'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-checks-'))
  file = join(folder, 'checks.json')
  const check = (...numbers: string[]) => ({ numbers, check: numbers.join(' '), where: 'Pages', tests: 0 })
  const checks = [check('E1'), check('E2'), check('E6', 'E26')]
  writeFileSync(file, JSON.stringify({ recordedOn: '2026-11-01', checks }))
})

afterEach(() => rmSync(folder, { recursive: true }))

const recorded = () => JSON.parse(readFileSync(file, 'utf8'))
const counts = () => recorded().checks.map(({ tests }: { tests: number }) => tests)

const TITLES = [
  'E1–E4, E7: /faqs',
  'E1, E26: the side menu',
  'E6: the main menu',
  'the form: E2 is only mentioned',
]

test('each check has as many tests as cite one of its numbers, alone, in a list or in a range', () => {
  expect(recordAccessibility(TITLES, file, new Date('2026-11-27T12:00:00Z'))).toBe(true)
  expect(counts()).toEqual([2, 1, 2])
  expect(recorded().recordedOn).toBe('2026-11-27')
})

test('the same counts on a later day leave the file as it is', () => {
  recordAccessibility(TITLES, file, new Date('2026-11-27T12:00:00Z'))
  expect(recordAccessibility(TITLES, file, new Date('2026-12-01T12:00:00Z'))).toBe(false)
  expect(recorded().recordedOn).toBe('2026-11-27')
})
