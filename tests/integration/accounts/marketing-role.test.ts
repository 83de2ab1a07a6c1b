import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { sessionUserOf } from '@/lib/accounts/access/account'
import { searchEverything } from '@/lib/desk/command-palette/search-everything'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { listLeads } from '@/lib/desk/tour-requests/list-leads'
import { leadsBehindCost } from '@/lib/marketing/ad-costs/compare-costs'
import { readCosts } from '@/lib/marketing/ad-costs/summarize-costs'
import { exportConversions } from '@/lib/marketing/conversions/export-file'
import { readDropOff } from '@/lib/marketing/drop-off/read-drop-off'
import { leadsOfPage } from '@/lib/marketing/page-statistics/page-statistics'
import { db } from '@/lib/platform/database/db'
import { campaigns } from '@/lib/records/entities/campaigns'
import { events } from '@/lib/records/entities/events'
import { images } from '@/lib/records/entities/images'
import { entities } from '@/lib/records/entities/registry'
import { teamMembers } from '@/lib/records/entities/team-members'
import { exportCsv, listFromUrl } from '@/lib/records/lists/list-records'
import { previewTree } from '@/lib/records/store/deletion-tree'
import { createRecord, removeRecord, updateRecord } from '@/lib/records/store/operations'
import { givenImage, member, somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'

const marketing = somebody('marketing')
const FAMILY = 'Wilhelmina Stairwell'
const range = { from: '2026-01-01', to: '2100-01-01', timeZone: 'America/New_York' }
const costs = { ...range, side: 'last' as const, grouping: 'campaign' as const }
const refused = { status: 403 }

/** A family as a lead, as a guest of an event, and as the author of a review with a picture. */
async function givenFamily() {
  const { id: imageId } = await givenImage('A porch')
  await acceptedLead(leadBody({ name: FAMILY, phone: '(303) 555-0177' }))
  const event = await db.event.create({
    data: { slug: 'soup', title: 'Soup', startsAt: new Date('2100-01-01') },
  })
  await db.eventRsvp.create({ data: { eventId: event.id, name: FAMILY, phone: '303' } })
  await db.testimonial.create({ data: { authorName: FAMILY, content: 'Kind people', rating: 5, imageId } })
  return { eventId: event.id, imageId }
}

beforeEach(async () => {
  await db.$executeRaw`truncate events, images, team_members, tour_requests, campaigns, users cascade`
})

test('T153: marketing works on the site and its advertising, and reads figures', async () => {
  const person = await createRecord(marketing, teamMembers, member('ruth'))
  await updateRecord(marketing, teamMembers, person.id, { bio: '<p>Our chaplain</p>' })
  await removeRecord(marketing, teamMembers, person.id)
  expect((await listFromUrl(marketing, campaigns, new URLSearchParams())).rows).toEqual([])
  await givenFamily()
  expect(await readCosts(marketing, costs)).toMatchObject({ leads: 1 })
  expect(JSON.stringify(await readDropOff(marketing, range))).not.toContain(FAMILY)
})

test('T153: no list, search, export or figure tells it who a family is', async () => {
  await givenFamily()
  await expect(
    leadsBehindCost(marketing, costs, { measure: 'received', key: null }, 1),
  ).rejects.toMatchObject(refused)
  const pages = { ...range, leadPage: 'landing' as const }
  await expect(leadsOfPage(marketing, pages, { measure: 'received', path: '/' }, 1)).rejects.toMatchObject(
    refused,
  )
  await expect(listLeads(marketing, parseLeadQuery(new URLSearchParams()))).rejects.toMatchObject(refused)
  await expect(exportConversions(marketing, 'google')).rejects.toMatchObject(refused)
  expect(JSON.stringify(await searchEverything(marketing, 'Wilhelmina'))).toBe('{"results":[],"answers":[]}')
  for (const entity of entities) {
    const params = new URLSearchParams()
    const list = await listFromUrl(marketing, entity, params).catch((error: unknown) => error)
    expect(JSON.stringify(list), entity.name).not.toContain('Stairwell')
    const file = await exportCsv(marketing, entity, params).catch(() => '')
    expect(await new Response(file as BodyInit).text(), entity.name).not.toContain('Stairwell')
  }
})

test('T153: nor does the refusal or the preview of a deletion, for an editor either', async () => {
  const { eventId, imageId } = await givenFamily()
  for (const actor of [marketing, somebody('editor')]) {
    const refusal: unknown = await removeRecord(actor, events, eventId).catch((error: unknown) => error)
    expect(String(refusal)).toMatch(/is used by 1 /)
    expect(String(refusal)).not.toContain('Stairwell')
    expect(JSON.stringify(await previewTree(actor, events, eventId))).not.toContain('Stairwell')
  }
  const tree = JSON.stringify(await previewTree(marketing, images, imageId))
  expect(tree).not.toContain('Stairwell')
  const named: unknown = await removeRecord(somebody('admin'), events, eventId).catch(
    (error: unknown) => error,
  )
  expect(String(named)).toContain('Stairwell')
})

test('its changes may need approval, as an editor’s', () => {
  const row = { id: randomUUID(), username: 'mia', email: null, communities: [], mayPublish: false }
  expect(sessionUserOf({ ...row, role: 'marketing' }).mayPublish).toBe(false)
  expect(sessionUserOf({ ...row, role: 'counselor' }).mayPublish).toBe(true)
})
