import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { demoData } from '@/prisma/seed/demo-data'
import { sourceFiles } from '@/tests/support/authz-matrix'

const ROOT = resolve(import.meta.dirname, '..', '..', '..')

/** Files that may name a place, because there it is not a fact about the provider. */
const GEOGRAPHY: Record<string, string> = {
  'lib/desk/setup/company.ts': 'the time zones of all states',
  'lib/platform/company-copy.ts': 'the names of all states',
  'lib/platform/time-zone.ts': 'the zone that the specification names as the default',
}

const { communities, siteSettings } = demoData
const FACTS = [
  siteSettings.companyName.split(' ')[0],
  'Colorado',
  'America/Denver',
  'Mountain Time',
  ' MT',
  'Interstate',
  ...communities.flatMap(({ name, city, phoneDisplay }) => [name, city, phoneDisplay]),
  siteSettings.companyPhoneDisplay,
].filter((fact): fact is string => typeof fact === 'string')

/** '6 houses', 'six kitchens' and the like: the number of communities in words. */
const COUNT = new RegExp(
  `\\b(${communities.length}|six) (houses|communities|kitchens|courtyards|cities|directors)\\b`,
  'i',
)

/** Source without comments, so that only code and visible text remain. */
function codeAndText(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
}

/** As words of a sentence, not as part of an identifier. */
function mentions(source: string, fact: string): boolean {
  return new RegExp(`(?<!\\w)${fact.replace(/[()]/g, '\\$&')}(?!\\w)`).test(source)
}

test('no code states a fact of the demo provider: its name, places, numbers and counts come from data', () => {
  const files = ['app', 'components', 'lib'].flatMap(sourceFiles)
  const stated = files
    .filter((file) => !file.startsWith('lib/platform/generated/') && !GEOGRAPHY[file])
    .flatMap((file) => {
      const source = codeAndText(readFileSync(join(ROOT, file), 'utf8'))
      const facts = FACTS.filter((fact) => mentions(source, fact))
      return [...facts, ...(COUNT.exec(source)?.slice(0, 1) ?? [])].map((fact) => `${file}: ${fact}`)
    })
  expect(files.length).toBeGreaterThan(500)
  expect(stated).toEqual([])
})
