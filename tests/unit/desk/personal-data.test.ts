import { expect, test } from 'vitest'
import { isNumberOf, readPerson, typedDigits } from '@/lib/desk/personal-data/person'
import { RETENTION_KINDS } from '@/lib/desk/personal-data/retention-kinds'
import { type Model, type Notes, prismaModels } from '@/tests/support/prisma-models'
import { sourceFiles } from '@/tests/support/source-files'

/** Column names that may identify a person or hold what they wrote; any JSON column may. */
const OF_A_PERSON =
  /email|phone|^(actor|author|user|invitedBy|releasedBy)?name$|^(uploaded|released)By$|ipAddress|userAgent|^notes?$|^message$|gclid|gbraid|wbraid|msclkid|^fb[pc]|^target$|^(subject|text|html|calendar)$|zip|^answers$|^(referrer|pageUrl|landingPageUrl)$|^params$/i

const models = [...prismaModels().values()]

/** The columns that a model's comment names under a label, such as `Personal: name, email.` */
function named({ notes }: Model, ...labels: (keyof Notes)[]): string[] {
  return labels.flatMap((label) => (notes[label] ?? 'none').split(', ')).filter((column) => column !== 'none')
}

test('every column that may hold personal data is in its model’s comment, as Personal, Staff or Company', () => {
  const unknown = models.flatMap((model) =>
    [...model.columns.values()]
      .filter(({ name, type }) => type === 'Json' || (type === 'String' && OF_A_PERSON.test(name)))
      .filter(({ name }) => !named(model, 'Personal', 'Staff', 'Company').includes(name))
      .map(({ name }) => `${model.name}.${name}`),
  )
  expect(unknown, 'decide what becomes of it when a person is erased (decision 026), and build that').toEqual(
    [],
  )
})

test('the comments name nothing that no longer exists', () => {
  const gone = models.flatMap((model) =>
    named(model, 'Personal', 'Staff', 'Company')
      .filter((column) => !model.columns.has(column))
      .map((column) => `${model.name}.${column}`),
  )
  expect(gone).toEqual([])
})

test('a table without a declaration says which personal data it holds, and how long it is kept', () => {
  for (const { name, notes } of models.filter((model) => model.notes['No screen'])) {
    expect(notes.Personal ?? notes.Staff ?? notes.Company, name).toBeTruthy()
    expect(notes.Kept, name).toBeTruthy()
  }
})

test('what a table holds about families is found, copied or erased by name', () => {
  const code = sourceFiles('lib/desk/personal-data')
    .map(({ text }) => text)
    .join('\n')
  const holding = models.filter((model) => named(model, 'Personal').length > 0)
  expect(holding.length).toBeGreaterThan(20)
  for (const { name, table, notes } of holding) {
    const delegate = name.charAt(0).toLowerCase() + name.slice(1)
    expect(code, name).toMatch(new RegExp(`\\b(?:(?:tx|db)\\.${delegate}|${table})\\b`))
    expect(notes.Erased, name).toBeTruthy()
    expect(notes.Kept, name).toBeTruthy()
  }
})

test('each period of the retention is some table’s, and no table has another', () => {
  const periods = models.flatMap(({ notes }) => [...(notes.Kept ?? '').matchAll(/the period for (\w+)/g)])
  expect([...new Set(periods.map(([, kind]) => kind))].toSorted()).toEqual(RETENTION_KINDS.toSorted())
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
