import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Entity } from '@/lib/records/declare/define-entity'
import { entities } from '@/lib/records/entities/registry'

/** Fields that are read elsewhere, with the place. */
const READ_ELSEWHERE: Record<string, string> = {
  'community.amenityPictures': 'the pairs of its amenities (decision 102)',
  'conversionValue.requestValue': 'the SQL that plans conversions (decision 053)',
  'conversionValue.tourValue': 'the SQL that plans conversions (decision 053)',
}

/** Everything that could read a record, except declarations and the generated client. */
const SOURCES = ['app', 'components', 'lib', 'server.ts', 'scripts']

function* filesBelow(path: string): Generator<string> {
  if (/\.(ts|tsx|mjs)$/.test(path)) return yield path
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const below = join(path, entry.name)
    if (['lib/platform/generated', 'lib/records/entities'].includes(below)) continue
    if (entry.isDirectory() || /\.(ts|tsx|mjs)$/.test(entry.name)) yield* filesBelow(below)
  }
}

const source = SOURCES.flatMap((path) => [...filesBelow(path)])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Names in use; selecting a column (`name: true`, `image: picture`) does not count. */
const used = new Set(
  source.match(
    /\b[a-z]\w*\b(?!\??\s*:\s*(?:true\b|picture\b|image\b|\{\s*(?:select|include|orderBy|where)\b))/g,
  ),
)

/** Mirrors copy another system's data and only have to be shown in /admin. */
function* unread({ name: entity, kind, fields }: Entity): Generator<string> {
  if (kind === 'mirror') return
  for (const [name, field] of Object.entries(fields)) {
    if (field.offForm) continue
    const names = [name, field.relation ?? name.replace(/Id$/, ''), snake(name)]
    if (!names.some((word) => used.has(word))) yield `${entity}.${name}`
  }
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

test('every field that staff can enter is read by some code', () => {
  const found = Object.values(entities).flatMap((entity) => [...unread(entity)])
  expect(found.filter((name) => !(name in READ_ELSEWHERE))).toEqual([])
})
