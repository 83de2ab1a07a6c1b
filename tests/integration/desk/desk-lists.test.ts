import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { erasePerson } from '@/lib/desk/personal-data/erase'
import { assignLeads, assignmentChoices } from '@/lib/desk/tour-requests/assign-many'
import { deskList } from '@/lib/desk/tour-requests/desk-address'
import { exportLeads } from '@/lib/desk/tour-requests/export-leads'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { db } from '@/lib/platform/database/db'
import { createView, listViews, saveLayout, updateView } from '@/lib/records/lists/list-views'
import { localCell } from '@/lib/records/lists/spreadsheet-cell'
import { givenAccount } from '@/tests/support/accounts'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'

let aspen: string
let birch: string

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, communities, users, rate_limits, outbox_items, list_views cascade`
  aspen = (await givenCommunity('aspen')).id
  birch = (await givenCommunity('birch')).id
})

/** A staff member, limited to these communities if any are given. */
async function person(role: Role, communityIds: string[] = []): Promise<Actor> {
  const { id } = await givenAccount({ role })
  await db.userCommunity.createMany({
    data: communityIds.map((communityId) => ({ userId: id, communityId })),
  })
  return { ...somebody(role, communityIds), id }
}

async function givenLead(changes: Record<string, unknown> = {}): Promise<string> {
  const { transactionId } = await acceptedLead(leadBody({ communityId: aspen, ...changes }), { from: null })
  return (await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })).id
}

describe('C13: views of the desk', () => {
  test('keep the tab and its filters, can be shared by people who work on leads, and are pinned per person', async () => {
    const [sam, viewer] = [await person('counselor'), await person('viewer')]
    const params = 'tab=all&status=contacted&page=3&order=x&search=%20quimby%20'
    const view = await createView(sam, deskList, { name: 'Quimbys', params, shared: true })
    expect(view.params).toBe('tab=all&search=quimby&status=contacted')
    expect(await listViews(viewer, deskList)).toMatchObject([{ name: 'Quimbys', isOwn: false }])
    expect(await saveLayout(viewer, deskList, { defaultViewId: view.id })).toEqual({
      columns: null,
      defaultViewId: view.id,
      density: 'compact',
    })
    await expect(updateView(viewer, deskList, view.id, { name: 'x' })).rejects.toMatchObject({ status: 403 })
    await expect(listViews(await person('editor'), deskList)).rejects.toMatchObject({ status: 403 })
    expect(await db.auditEntry.findMany({ where: { entity: 'listView' } })).toMatchObject([
      { after: { name: 'Quimbys', shared: true } },
    ])
  })

  test('T88: a view that searches for an erased person’s number is deleted, however the number was typed', async () => {
    const sam = await person('counselor')
    await givenLead({ phone: '(303) 555-0142' })
    for (const search of ['303.555.0142', '(303) 555-0143'])
      await createView(sam, deskList, {
        name: search,
        params: String(new URLSearchParams({ search })),
        shared: false,
      })
    await erasePerson(somebody('admin'), { phone: '+1 303 555 0142', confirm: 'ERASE' })
    expect((await listViews(sam, deskList)).map(({ name }) => name)).toEqual(['(303) 555-0143'])
  })
})

describe('C13: several requests are assigned to somebody', () => {
  test('possible owners are shown first, changes are in each history, and they can be undone', async () => {
    const [admin, rose, bert] = [
      await person('admin'),
      await person('counselor', [aspen]),
      await person('counselor', [birch]),
    ]
    const [a, b, c] = [await givenLead(), await givenLead(), await givenLead({ communityId: birch })]
    await db.tourRequest.update({ where: { id: b }, data: { ownerId: rose.id } })
    const choices = await assignmentChoices(admin, [a, b, c, 'nonsense'])
    const choiceOf = (who: Actor | null) => choices.find(({ ownerId }) => ownerId === (who?.id ?? null))
    expect(choiceOf(rose)).toMatchObject({ ids: [a], theirs: 1, cannot: 1 })
    expect(choiceOf(bert)).toMatchObject({ ids: [c], theirs: 0, cannot: 2 })
    expect(choiceOf(null)).toMatchObject({ ids: [b], theirs: 2, cannot: 0 })
    const give = (ids: string[], who: Actor) =>
      assignLeads(admin, { changes: ids.map((id) => ({ id, ownerId: who.id })) })
    await expect(give([a, c], rose)).rejects.toMatchObject({ fieldErrors: { ownerId: expect.anything() } })
    expect(await db.tourRequest.count({ where: { ownerId: null } })).toBe(2)

    const { changed } = await give([a, b], rose)
    expect(changed).toEqual([{ id: a, from: null, ownerId: rose.id }])
    expect(await db.leadEvent.count({ where: { type: 'assigned' } })).toBe(1)
    expect(await db.tourRequest.count({ where: { firstAttemptAt: { not: null } } })).toBe(0)
    const back = { changes: [{ id: a, ownerId: null, from: rose.id }] }
    expect((await assignLeads(admin, back)).changed).toHaveLength(1)
    expect((await assignLeads(admin, back)).changed).toEqual([])
  })

  test('nobody assigns leads outside their scope', async () => {
    const lead = await givenLead()
    const elsewhere = await person('counselor', [birch])
    expect(await assignmentChoices(elsewhere, [lead])).toMatchObject([{ ownerId: null, ids: [], theirs: 0 }])
    const changes = [{ id: lead, ownerId: elsewhere.id }]
    await expect(assignLeads(elsewhere, { changes })).rejects.toMatchObject({ status: 403 })
    for (const role of ['viewer', 'editor'] as const) {
      await expect(assignLeads(somebody(role), { changes })).rejects.toMatchObject({ status: 403 })
      await expect(assignmentChoices(somebody(role), [lead])).rejects.toMatchObject({ status: 403 })
    }
  })
})

describe('C14: the desk’s list as a CSV file', () => {
  const fileOf = async (who: Actor, address: string) => {
    const text = await new Response(
      await exportLeads(who, parseLeadQuery(new URLSearchParams(address))),
    ).text()
    return parse(text, { columns: true, bom: true }) as Record<string, string>[]
  }

  test('has exactly the rows of the list, across all pages, with every column and no formula', async () => {
    const admin = somebody('admin')
    const asked = { phone: '(303) 555-0142', message: '=HYPERLINK("https://evil.example")' }
    const first = await givenLead(asked)
    await givenLead(asked)
    await givenLead({ communityId: birch })
    expect((await fileOf(admin, 'pageSize=1')).length).toBe(3)
    // The queue shows the family once, and so does the export.
    const rows = await fileOf(admin, `list=queue&communityId=${aspen}&pageSize=1&page=2`)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      ID: first,
      'Number to dial': '(303) 555-0142',
      Community: 'aspen',
      Status: 'new',
    })
    expect(rows[0]?.Messages).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d: =HYPERLINK/)
    expect(rows[0]?.['Received (America/Denver)']).toBe(
      localCell(rows[0]?.['Received (UTC)'], 'America/Denver'),
    )
    expect(Object.values(rows[0] ?? {}).filter((cell) => /^[=+@']/.test(cell))).toEqual([])
    expect(await fileOf(somebody('counselor', [birch]), '')).toHaveLength(1)
    expect(
      await db.auditEntry.findFirst({ where: { action: 'export' }, orderBy: { at: 'desc' } }),
    ).toMatchObject({ entity: 'tourRequest' })
  })

  test('is only for people who may export requests', async () => {
    for (const role of ['viewer', 'analyst', 'editor'] as const)
      await expect(exportLeads(somebody(role), parseLeadQuery(new URLSearchParams()))).rejects.toMatchObject({
        status: 403,
      })
  })
})
