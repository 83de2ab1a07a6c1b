import { describe, expect, test } from 'vitest'
import { defineEntity } from '@/lib/records/declare/define-entity'
import { order, slug, text } from '@/lib/records/declare/fields'

const base = { name: 'faq', table: 'page_heroes', area: 'content', title: 'name' } as const
const fields = { name: text({ required: 'Name is required' }), slug: slug(), sortOrder: order() }

describe('a column that names no field does not compile', () => {
  // Each of these lines fails `npm run typecheck` once the compiler accepts it.
  test('anywhere in a declaration', () => {
    expect(() => {
      // @ts-expect-error a title
      defineEntity({ ...base, title: 'nom', fields })
      // @ts-expect-error a column
      defineEntity({ ...base, list: { columns: ['name', 'roll'] }, fields })
      // @ts-expect-error a search field
      defineEntity({ ...base, list: { search: ['nam'] }, fields })
      // @ts-expect-error a filter
      defineEntity({ ...base, list: { filters: ['activ'] }, fields })
      // @ts-expect-error an order
      defineEntity({ ...base, list: { sort: '-nam' }, fields })
      // @ts-expect-error a group
      defineEntity({ ...base, groups: { Words: ['nam'] }, fields })
      // @ts-expect-error an address
      defineEntity({ ...base, publicPaths: (row) => [`/${row.slag}`], fields })
      // @ts-expect-error an entity Prisma does not know
      defineEntity({ ...base, name: 'questions', fields })
      // @ts-expect-error an area the role table does not know
      defineEntity({ ...base, area: 'words', fields })
      // @ts-expect-error an icon Lucide does not have
      defineEntity({ ...base, menu: { group: 'Pages', icon: 'house' }, fields })
      // @ts-expect-error an option the maker does not have
      text({ maximum: 5 })
    }).not.toThrow()
  })
})

describe('a short declaration', () => {
  const entity = defineEntity({ ...base, fields })

  test('has an address, labels, a list and a form', () => {
    expect(entity).toMatchObject({
      path: 'page-heroes',
      kind: 'collection',
      labels: { one: 'faq', many: 'faqs' },
      sortable: true,
      list: { columns: ['name'], sort: 'sortOrder' },
      groups: [{ title: 'Details', fields: ['name', 'slug'] }],
    })
  })

  test('puts ungrouped fields into a last group, and never the order', () => {
    const grouped = defineEntity({ ...base, groups: { Words: ['name'] }, fields })
    expect(grouped.groups).toEqual([
      { title: 'Words', fields: ['name'] },
      { title: 'More', fields: ['slug'] },
    ])
  })

  test('of a log leaves nothing to write', () => {
    const log = defineEntity({ ...base, kind: 'log', fields })
    expect(Object.keys(log.schema.shape)).toEqual([])
    expect(log).toMatchObject({ creatable: false })
  })
})

test('a declaration that contradicts itself does not load', () => {
  const declare = (more: object) => () => defineEntity({ ...base, fields, ...more })
  expect(declare({ groups: { A: ['name'], B: ['name'] } })).toThrow('name is named twice')
  expect(declare({ kind: 'child' })).toThrow('a child names its parent')
  expect(() => defineEntity({ ...base, fields: { name: text({ alias: ['slug'] }), slug: slug() } })).toThrow(
    'slug is named twice',
  )
  expect(() => defineEntity({ ...base, title: 'id', fields: { id: text() } })).toThrow('id is not for')
})
