import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOf } from '@/tests/support/source-files'

const DOC = 'docs/architecture.md'

/** Each flow with its numbered files in order. */
const flows = readFileSync(DOC, 'utf8')
  .split(/^## Flow: /m)
  .slice(1)
  .map((part) => ({
    name: part.split('\n', 1)[0] ?? '',
    files: [...part.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file),
  }))

const read = (file: string) => readFileSync(file, 'utf8')

function doesImport(from: string, to: string): boolean {
  const names = importsOf({ path: from, text: read(from) })
  const targets = names.map((name) =>
    name.startsWith('.') ? join(dirname(from), name) : name.replace('@/', ''),
  )
  return targets.some((target) => target === to || target === to.replace(/\.tsx?$/, ''))
}

/** Calls of our own API that a file names. */
const callsIn = (file: string): string[] => read(file).match(/'\/api\/[\w/-]+'/g) ?? []

const functionsIn = (sql: string) => [...read(sql).matchAll(/CREATE OR REPLACE FUNCTION (\w+)/g)]

/**
 * True when the file imports an earlier file of its flow or is imported by one (handlers by the registry),
 * when both name the same API call, or when an earlier file calls the SQL function that it creates. Next runs
 * pages and route handlers by their address, so these must import the next file of the flow.
 */
function follows(file: string, earlier: string[], next: string | undefined): boolean {
  const isEntry = /^app\/.*\/(page\.tsx|route\.ts)$/.test(file)
  return (
    (isEntry && next !== undefined && doesImport(file, next)) ||
    earlier.some(
      (other) =>
        doesImport(file, other) ||
        doesImport(other, file) ||
        callsIn(other).some((call) => callsIn(file).includes(call)) ||
        (file.endsWith('.sql') && functionsIn(file).some(([, name]) => read(other).includes(`${name}(`))),
    )
  )
}

test(`${DOC} has five flows`, () => {
  expect(flows.map(({ name }) => name)).toEqual(['a page', 'an edit', 'a lead', 'a conversion', 'a text'])
})

describe.each(flows)('$name', ({ files }) => {
  test('names files that exist', () => {
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  test('connects each file to an earlier one', () => {
    const loose = files.filter((file, at) => at > 0 && !follows(file, files.slice(0, at), files[at + 1]))
    expect(loose).toEqual([])
  })
})
