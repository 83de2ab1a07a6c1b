import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const variables = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1]).sort()

test('.env.example documents every configuration variable and no other', () => {
  const read = variables(readFileSync('lib/platform/env.ts', 'utf8'), /^ {2}([A-Z][A-Z0-9_]+):/gm)
  const documented = variables(readFileSync('.env.example', 'utf8'), /^# ([A-Z][A-Z0-9_]+)=/gm)
  // lib/platform/env.ts names two of them again, as placeholders for the build.
  expect(documented).toEqual([...new Set(read)])
})
