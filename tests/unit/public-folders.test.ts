import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SYSTEM_SEGMENTS } from '@/lib/seo/fixed-routes'

test('every folder of public/ is an address of the system, which the front hands to Next', () => {
  const entries = readdirSync(join(import.meta.dirname, '..', '..', 'public'), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(folders.filter((name) => !SYSTEM_SEGMENTS.has(name))).toEqual([])
})
