import { expect, test } from 'vitest'
import { knownIds, patchList } from '@/lib/desk/tour-requests/live-lists'

type Row = { id: string; householdId: string | null; requests: number; name: string }

const row = (id: string, name = id, householdId: string | null = null): Row => ({
  id,
  householdId,
  requests: 1,
  name,
})
const byId = (...rows: Row[]) => new Map(rows.map((one) => [one.id, one]))
const page = { total: 3, totalIsExact: true, page: 1, pageSize: 25 }

test('the server is told of the rows that have not changed', () => {
  const pages = [{ leads: [row('a'), row('b')] }, { leads: [row('b'), row('c')] }]
  expect(knownIds(pages, new Set(['b']))).toEqual(['a', 'c'])
  expect(knownIds(pages, null)).toEqual([])
})

test('rows keep their place by the answer: changed ones are replaced, others stay as they were', () => {
  const shown = byId(row('a'), row('b'), row('c'))
  const fresh = byId(row('b', 'Beth'), row('d'))
  const patched = patchList<Row>({ ...page, ids: ['d', 'a', 'b'], requests: {} }, fresh, shown)
  expect(patched.leads.map(({ name }) => name)).toEqual(['d', 'a', 'Beth'])
  expect(patched).toMatchObject(page)
  expect(patched.leads[1]).toEqual(row('a'))
})

test('a family’s count is the server’s also where its row has not changed', () => {
  const shown = byId(
    { ...row('a', 'Ann', 'family'), requests: 2 },
    { ...row('b', 'Ben', 'other'), requests: 2 },
  )
  const patched = patchList<Row>({ ...page, ids: ['a', 'b'], requests: { family: 3 } }, new Map(), shown)
  expect(patched.leads.map(({ requests }) => requests)).toEqual([3, 1])
})

test('a row that was deleted between the two reads is left out', () => {
  expect(patchList<Row>({ ...page, ids: ['gone'], requests: {} }, new Map(), new Map()).leads).toEqual([])
})
