import { describe, expect, test } from 'vitest'
import { systemActor } from '@/lib/accounts/actor'
import { readInput } from '@/lib/records/declare/read-input'
import type { AdminRecord } from '@/lib/records/declare/record'
import { entities } from '@/lib/records/entities/registry'

const admin = systemActor('a test')
const DIRTY = '<p onclick="x()">Eggs</p><script>x()</script><a href="javascript:x()">and oats</a>'

/** Changes one field of a record and returns the stored value. */
const changed = (entity: (typeof entities)[number], name: string, value: unknown) =>
  readInput(admin, { ...entity, check: undefined }, { [name]: value }, {} as AdminRecord)[name]

describe('T53: HTML', () => {
  const rich = entities.flatMap((entity) =>
    Object.entries(entity.fields)
      .filter(([, { kind, readOnly }]) => kind === 'richText' && !readOnly)
      .map(([name]) => ({ entity, name, place: `${entity.table}.${name}` })),
  )

  test('is in fields of many entities', () => {
    expect(rich.length).toBeGreaterThan(8)
  })

  test.each(rich)('of $place is sanitized before it is stored', ({ entity, name }) => {
    expect(changed(entity, name, DIRTY)).toBe('<p>Eggs</p><a>and oats</a>')
  })

  test.each(rich)('of $place with nothing but a script becomes empty', ({ entity, name }) => {
    const store = () => changed(entity, name, '<script>x()</script>')
    if (entity.fields[name]?.required) expect(store).toThrow()
    else expect(store()).toBeNull()
  })
})

describe('T21: a field', () => {
  const people = entities.find(({ table }) => table === 'team_members')

  test('nobody declared is refused by its name, beside those that are known', () => {
    if (!people) throw new Error('no team')
    const sent = { name: 'Ruth', password: 'x', passwordHash: 'y' }
    const refused = () => readInput(admin, people, sent, {} as AdminRecord)
    expect(refused).toThrow(
      expect.objectContaining({
        status: 400,
        fieldErrors: { password: 'There is no such field', passwordHash: 'There is no such field' },
      }),
    )
  })

  test.each(entities.filter(({ kind }) => kind === 'log'))('of the log $table is not written', (entity) => {
    const sent = Object.fromEntries(Object.keys(entity.fields).map((name) => [name, 'x']))
    expect(readInput(admin, entity, sent, {} as AdminRecord)).toEqual({})
  })
})
