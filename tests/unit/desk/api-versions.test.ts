import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { describePaths } from '@/lib/desk/api/describe-operations'
import { schemaCollection } from '@/lib/desk/api/openapi-schemas'
import { API_VERSION, operationsFor } from '@/lib/desk/api/operations'

const READER = { role: 'editor', scopes: ['leads:write', 'leads:read'] } as const

/** Keys of JSON Schema and OpenAPI that only people read. */
const WORDS = ['description', 'summary', 'title', 'example']

type Json = Record<string, unknown>

/** Digests of the calls that need no account or a partner's key. Those of content follow the entities. */
function digestsOfCalls(): Record<string, string> {
  const collection = schemaCollection()
  const paths = describePaths(operationsFor(READER), collection)
  const schemas = collection.components()
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, string] => {
      const shape = JSON.stringify(shapeOf(operation, schemas, []))
      const digest = createHash('sha256').update(shape).digest('base64url').slice(0, 16)
      return [`${method.toUpperCase()} ${path}`, digest]
    }),
  )
  return Object.fromEntries(calls.sort(([a], [b]) => a.localeCompare(b)))
}

/** A part of the document without words and with the schemas that it refers to. */
function shapeOf(part: unknown, schemas: Json, within: string[]): unknown {
  if (Array.isArray(part)) return part.map((item) => shapeOf(item, schemas, within))
  if (typeof part !== 'object' || part === null) return part
  const { $ref } = part as { $ref?: string }
  const name = $ref && /^#\/components\/schemas\/(.+)$/.exec($ref)?.[1]
  if (name) return within.includes(name) ? name : shapeOf(schemas[name], schemas, [...within, name])
  const shown = Object.entries(part).filter(([key, value]) => !WORDS.includes(key) || isProperty(value))
  return Object.fromEntries(shown.map(([key, value]) => [key, shapeOf(value, schemas, within)]))
}

/** A property may be called `description`, too. */
const isProperty = (value: unknown) =>
  typeof value === 'object' && value !== null && ['type', 'anyOf', '$ref'].some((key) => key in value)

/**
 * A call that changes needs a new version with its words in lib/desk/api/changes.ts, which /developers shows.
 * Then: npx vitest run --project=unit tests/unit/desk/api-versions.test.ts -u
 */
test('what partners call changes with the version of the document alone', async () => {
  const now = { version: API_VERSION, calls: digestsOfCalls() }
  await expect(`${JSON.stringify(now, null, 2)}\n`).toMatchFileSnapshot('../../api-contract.json')
})
