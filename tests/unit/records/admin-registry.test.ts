import { describe, expect, test } from 'vitest'
import { bulkFields } from '@/lib/records/declare/bulk-choices'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { Field, JoinTable } from '@/lib/records/declare/field'
import { relationOf } from '@/lib/records/declare/relation'
import { entities, entityNamed } from '@/lib/records/entities/registry'
import { type Model, prismaModels } from '@/tests/support/prisma-models'

const models = prismaModels()
const modelName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

function modelOf(entity: Entity): Model {
  const model = models.get(modelName(entity.name))
  if (!model) throw new Error(`no model for ${entity.name}`)
  return model
}

const TYPES: Record<Field['kind'], readonly string[]> = {
  text: ['String'],
  longText: ['String'],
  richText: ['String'],
  slug: ['String'],
  email: ['String'],
  phone: ['String'],
  url: ['String'],
  color: ['String'],
  select: ['String'],
  list: ['String'],
  image: ['String'],
  belongsTo: ['String'],
  integer: ['Int', 'BigInt'],
  order: ['Int'],
  decimal: ['Decimal', 'Float'],
  boolean: ['Boolean'],
  date: ['DateTime'],
  dateTime: ['DateTime'],
  json: ['Json'],
  group: ['Json'],
  groups: ['Json'],
  manyToMany: [],
}

test('a table without a declaration says in its comment why it has no screen, and no other does', () => {
  const declared = entities.map((entity) => modelName(entity.name))
  const explained = [...models.values()].filter(({ notes }) => notes['No screen']).map(({ name }) => name)
  expect([...declared, ...explained].toSorted()).toEqual([...models.keys()].toSorted())
})

test('T22: what holds something of families is in an area of those who work with families', () => {
  const holding = entities.filter((entity) => modelOf(entity).notes.Personal)
  expect(holding.length).toBeGreaterThan(4)
  for (const { name, area } of holding)
    expect(['leads', 'agencies', 'hiring', 'reviews'], name).toContain(area)
})

test('T56: no link or color of any entity accepts code or styles', () => {
  const evil = [
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'red;}</style><script>',
  ]
  for (const { table, fields } of entities) {
    for (const [name, { kind, schema, readOnly }] of Object.entries<Field>(fields)) {
      const isLink = kind === 'url' || kind === 'color' || /(url|href|link|path)$/i.test(name)
      if (!isLink || readOnly) continue
      for (const text of evil) expect(schema.safeParse(text).success, `${table}.${name}: ${text}`).toBe(false)
    }
  }
})

describe.each(entities.map((entity) => [entity.table, entity] as const))('%s', (table, entity) => {
  const model = modelOf(entity)

  test('is the table of its model', () => {
    expect(model.table).toBe(table)
  })

  test('has an id and its times of creation and change', () => {
    expect([...model.columns.keys()]).toEqual(expect.arrayContaining(['id', 'createdAt', 'updatedAt']))
  })

  test('declares every column, and no other', () => {
    const columns = [...model.columns.values()].filter(({ type }) => !models.has(type))
    const own = columns
      .map(({ name }) => name)
      .filter((name) => !['id', 'createdAt', 'updatedAt'].includes(name))
    const declared = Object.keys(entity.fields).filter(
      (name) => !entity.fields[name]?.join && !entity.fields[name]?.pairs && !entity.fields[name]?.rows,
    )
    expect(declared.toSorted()).toEqual(own.toSorted())
  })

  test('has fields that fit their columns', () => {
    for (const [name, field] of Object.entries<Field>(entity.fields)) {
      if (field.rows) continue
      const table = field.join ?? field.pairs
      if (table) expectJoin(entity, model, field, table)
      else expectColumn(model, name, field)
    }
  })

  test('refers to declared entities, and a child is in its parent’s menu only', () => {
    for (const field of Object.values<Field>(entity.fields)) if (field.entity) entityNamed(field.entity)
    expect(entity.menu === undefined).toBe(entity.kind === 'child')
  })

  test('accepts its own defaults', () => {
    for (const [name, { default: initial, schema }] of Object.entries<Field>(entity.fields))
      if (initial !== undefined) expect(schema.safeParse(initial).success, name).toBe(true)
  })
})

function expectColumn({ columns }: Model, name: string, field: Field): void {
  const column = columns.get(name)
  if (!column) throw new Error(`no column ${name}`)
  expect(TYPES[field.kind], name).toContain(column.type)
  expect(column.isList, name).toBe(field.kind === 'list')
  if (column.type === 'DateTime') expect(column.isDay, name).toBe(field.kind === 'date')
  if (column.length !== null) expect(field.max, name).toBe(column.length)
  if (!field.readOnly) {
    // Where the column is required the field must refuse null, or the database answers instead of the form.
    const isFilled = field.isAlwaysSet === true || field.default !== undefined
    const refusesNull = !field.schema.safeParse(null).success || isFilled
    expect(column.isOptional || column.isList || refusesNull, `${name}: blank must be refused`).toBe(true)
    if (column.isOptional) expect(field.default, name).toBeUndefined()
  }
  if (field.entity) expect(columns.get(relationOf(name, field))?.type, name).toBe(modelName(field.entity))
}

function expectJoin(entity: Entity, { columns }: Model, field: Field, join: JoinTable): void {
  const pair = models.get(modelName(join.model))
  const target = field.entity ?? field.parts?.[join.other]?.entity
  if (!pair || !target) throw new Error('no join')
  for (const name of Object.keys(field.parts ?? {})) expect(pair.columns.has(name), name).toBe(true)
  expect(columns.get(join.relation)).toMatchObject({ type: modelName(join.model), isList: true })
  expect(pair.columns.get(relationOf(join.own, {} as Field))?.type).toBe(modelName(entity.name))
  expect(pair.columns.get(relationOf(join.other, {} as Field))?.type).toBe(modelName(target))
}

/** Times written by staff at which no page changes. */
const NO_MOMENTS = ['testimonial.consentAt', 'socialPost.postDate']

test('everything that becomes public or ends at a time is declared as a moment, so that caches expire then', () => {
  const silent = entities
    .filter(({ kind }) => kind !== 'log' && kind !== 'mirror')
    .flatMap(({ name, fields }) =>
      Object.entries(fields)
        .filter(([, field]) => field.kind === 'dateTime' && !field.readOnly && !field.moment)
        .map(([field]) => `${name}.${field}`),
    )
  expect(silent.toSorted()).toEqual(NO_MOMENTS.toSorted())
})

test('T205: every list is searched, and records that move between places are moved in bulk', () => {
  const lists = entities.filter(({ kind }) => kind !== 'single' && kind !== 'child')
  expect(lists.filter(({ list }) => list.search.length === 0).map(({ name }) => name)).toEqual([])
  const named = (entity: Entity) => bulkFields(entity).map(({ name }) => name)
  expect(named(entityNamed('faq'))).toEqual(['category', 'communityId'])
  // A review stays where it was received.
  expect(named(entityNamed('testimonial'))).toEqual([])
})
