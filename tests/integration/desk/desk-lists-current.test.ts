import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { currentLists, listLeads } from '@/lib/desk/tour-requests/list-leads'
import { knownIds, patchList } from '@/lib/desk/tour-requests/live-lists'
import { db } from '@/lib/platform/database/db'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')
const QUERIES = [
  'list=queue',
  'list=open',
  '',
  'list=board&status=new&sort=due',
  'list=queue&page=2&pageSize=3',
]
const queries = QUERIES.map((query) => parseLeadQuery(new URLSearchParams(query)))

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, communities cascade`
})

async function givenLead(minute: number, more: { householdId?: string; communityId?: string } = {}) {
  const callDueAt = new Date(Date.UTC(2026, 0, 5, 12, minute))
  const data = {
    name: `Lead ${minute}`,
    phone: '3035550142',
    transactionId: randomUUID(),
    callDueAt,
    ...more,
  }
  return (await db.tourRequest.create({ data })).id
}

const shownLists = () => Promise.all(queries.map((query) => listLeads(admin, query)))

/** The lists of a screen after it heard of these changes. */
async function patched(shown: Awaited<ReturnType<typeof shownLists>>, changed: string[]) {
  const known = knownIds(shown, new Set(changed))
  const { lists, leads } = await currentLists(admin, queries, new Set(known))
  const fresh = new Map(leads.map((lead) => [lead.id, lead]))
  const rows = new Map(shown.flatMap((list) => list.leads).map((lead) => [lead.id, lead]))
  return { lists: lists.map((list) => patchList(list, fresh, rows)), sent: leads.map(({ id }) => id) }
}

test('a patched screen shows what reading the lists anew would show, for any change', async () => {
  const household = await db.household.create({ data: { name: 'Novak' } })
  const family = { householdId: household.id }
  const [first, second, third] = [await givenLead(1, family), await givenLead(2), await givenLead(3)]
  for (let minute = 4; minute < 9; minute += 1) await givenLead(minute)
  const at = new Date()
  const changes: Record<string, () => Promise<string[]>> = {
    'a new request': async () => [await givenLead(0)],
    'another request of a family': async () => [await givenLead(30, family), first ?? ''],
    'an attempt': async () => {
      await db.tourRequest.update({
        where: { id: second },
        data: { firstAttemptAt: at, status: 'contacted' },
      })
      return [second ?? '']
    },
    'a changed name': async () => {
      await db.tourRequest.update({ where: { id: third }, data: { name: 'Beth Novak' } })
      return [third ?? '']
    },
    'a deleted request': async () => {
      await db.tourRequest.delete({ where: { id: third } })
      return [third ?? '']
    },
    spam: async () => {
      await db.tourRequest.update({ where: { id: first }, data: { quarantinedAt: at } })
      return [first ?? '']
    },
  }
  for (const [what, change] of Object.entries(changes)) {
    const shown = await shownLists()
    const changed = await change()
    expect((await patched(shown, changed)).lists, what).toEqual(await shownLists())
  }
})

test('only rows that changed or are new on the screen are sent', async () => {
  const [first] = [await givenLead(1), await givenLead(2)]
  const shown = await shownLists()
  expect((await patched(shown, [first ?? ''])).sent).toEqual([first])
  expect((await patched(shown, [randomUUID()])).sent).toEqual([])
})

test('nobody learns of a request outside their communities, by asking for a list without knowing its rows', async () => {
  const [own, foreign] = [await givenCommunity('own-lists'), await givenCommunity('foreign-lists')]
  const mine = await givenLead(1, { communityId: own.id })
  await givenLead(2, { communityId: foreign.id })
  const { lists, leads } = await currentLists(somebody('counselor', [own.id]), queries.slice(0, 1), new Set())
  expect([lists[0]?.ids, lists[0]?.total, leads.map(({ id }) => id)]).toEqual([[mine], 1, [mine]])
  await expect(currentLists(somebody('editor'), queries, new Set())).rejects.toMatchObject({ status: 403 })
})
