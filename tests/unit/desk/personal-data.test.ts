import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isNumberOf, readPerson, typedDigits } from '@/lib/desk/personal-data/person'
import { prismaModels } from '@/tests/support/prisma-models'

const DECISION = 'docs/decisions/026-personal-data.md'

/** Column names that may identify a person or hold what they wrote; any JSON column may. */
const OF_A_PERSON =
  /email|phone|^(actor|author|user|invitedBy|releasedBy)?name$|^(uploaded|released)By$|ipAddress|userAgent|^notes?$|^message$|gclid|gbraid|wbraid|msclkid|^fb[pc]|^target$|^(subject|text|html|calendar)$|zip|^answers$|^(referrer|pageUrl|landingPageUrl)$|^params$/i

type Listed = { models: string[]; columns: string[] }

/** The first two columns of the decision's table: models and their columns. */
function listed(): Listed[] {
  const lines = readFileSync(DECISION, 'utf8').split('\n')
  const names = (cell = '') => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
  return lines
    .filter((line) => /^\| `\w+`/.test(line))
    .map((line) => line.split('|'))
    .map(([, models, columns]) => ({ models: names(models), columns: names(columns) }))
}

function suspicious(): string[] {
  return [...prismaModels().values()].flatMap(({ name, columns }) =>
    [...columns.values()]
      .filter(
        (column) => column.type === 'Json' || (column.type === 'String' && OF_A_PERSON.test(column.name)),
      )
      .map((column) => `${name}.${column.name}`),
  )
}

test('every column that may hold personal data is in the list of decision 026', () => {
  const rows = listed()
  const known = new Set(
    rows.flatMap(({ models, columns }) =>
      models.flatMap((model) => columns.map((column) => `${model}.${column}`)),
    ),
  )
  const unknown = suspicious().filter((column) => !known.has(column))
  const words = `decide what becomes of it when a person is erased, build that, and write it into ${DECISION}`
  expect(unknown, words).toEqual([])
})

test('the list of decision 026 names nothing that no longer exists', () => {
  const models = prismaModels()
  const has = (model: string, column: string) => models.get(model)?.columns.has(column)
  for (const row of listed()) {
    for (const model of row.models)
      expect(
        row.columns.some((column) => has(model, column)),
        model,
      ).toBe(true)
    for (const column of row.columns)
      expect(
        row.models.some((model) => has(model, column)),
        column,
      ).toBe(true)
  }
})

test('a search takes an address, a number or both, validated like a lead’s', () => {
  expect(readPerson({ email: ' Ann@Example.COM ', phone: '' })).toEqual({
    email: 'ann@example.com',
    phone: null,
  })
  expect(readPerson({ phone: '(303) 555-0142 ext. 7' })).toEqual({ email: null, phone: '+13035550142' })
  const refused = (typed: object) => () => readPerson(typed)
  expect(refused({})).toThrow(
    expect.objectContaining({ status: 400, fieldErrors: { email: expect.any(String) } }),
  )
  expect(refused({ email: 'ann' })).toThrow(expect.objectContaining({ status: 400 }))
  expect(refused({ phone: '555' })).toThrow(
    expect.objectContaining({ fieldErrors: { phone: expect.any(String) } }),
  )
})

test('a number is recognized however it is typed, and no other one is', () => {
  const person = { email: null, phone: '+13035550142' }
  expect(typedDigits('+13035550142')).toEqual(['13035550142', '3035550142'])
  expect(typedDigits('+442079460958')).toEqual(['442079460958'])
  for (const typed of ['303.555.0142', '+1 (303) 555-0142', '1-303-555-0142 x12']) {
    expect(isNumberOf(person, typed), typed).toBe(true)
  }
  for (const typed of ['303-555-0143', '+44 303 555 0142', '', null])
    expect(isNumberOf(person, typed)).toBe(false)
})
