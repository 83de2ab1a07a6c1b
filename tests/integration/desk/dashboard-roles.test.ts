import { randomUUID } from 'node:crypto'
import { TZDate } from '@date-fns/tz'
import { addDays, addHours, subDays, subHours } from 'date-fns'
import { beforeEach, describe, expect, test } from 'vitest'
import { cardsFor } from '@/components/admin/desk/dashboard/cards'
import type { Actor } from '@/lib/accounts/actor'
import { contentWork } from '@/lib/desk/dashboard/content-work'
import { leadOrigins } from '@/lib/desk/dashboard/lead-origins'
import { ownCalls } from '@/lib/desk/dashboard/own-calls'
import { ownDrafts } from '@/lib/desk/dashboard/own-drafts'
import { systemState } from '@/lib/desk/dashboard/system-state'
import { upcomingChanges } from '@/lib/desk/dashboard/upcoming-changes'
import { db } from '@/lib/platform/database/db'
import { blogPosts } from '@/lib/records/entities/blog-posts'
import { teamMembers } from '@/lib/records/entities/team-members'
import { planPublication } from '@/lib/records/publish/plan-publication'
import { saveDraft } from '@/lib/records/publish/save-draft'
import { createRecord, updateRecord } from '@/lib/records/store/operations'
import { isoWeek } from '@/lib/site/content/company-week'
import { givenAccount } from '@/tests/support/accounts'
import { givenCommunity, givenImage, member, somebody } from '@/tests/support/admin-fixtures'

const DENVER = 'America/Denver'
const admin = somebody('admin')
const NOBODYS_CONTENT = ['counselor', 'analyst', 'viewer'] as const

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, inbound_mails, communities, team_members, blog_posts, drafts, publication_plans, releases, users,
    revisions, images, link_findings, missed_addresses, redirects, outbox_items, email_recipients, invitations,
    landing_page_templates cascade`
})

async function givenEditor(communityIds: string[] = []): Promise<Actor> {
  const { id, username } = await givenAccount({ role: 'editor', communityIds })
  return { ...somebody('editor', communityIds), id, username }
}

async function lead(name: string, changes: Record<string, unknown> = {}) {
  return db.tourRequest.create({
    data: { name, phone: '3035550142', transactionId: randomUUID(), ...changes },
  })
}

const refused = { status: 403 }

describe('an editor', () => {
  test('finds her own drafts, newest first, with who changed a record since', async () => {
    const editor = await givenEditor()
    const { id } = await createRecord(admin, teamMembers, member('ruth'))
    await saveDraft(editor, teamMembers, id, { values: { role: 'Cook' } })
    await saveDraft(editor, blogPosts, randomUUID(), { values: { title: 'Elms' } })
    await saveDraft(await givenEditor(), blogPosts, randomUUID(), { values: { title: 'Somebody else’s' } })
    const titles = async () =>
      (await ownDrafts(editor)).drafts.map(({ title, isNew, overtakenBy }) => [title, isNew, overtakenBy])
    expect(await titles()).toEqual([
      ['Elms', true, null],
      ['Name of ruth', false, null],
    ])
    await updateRecord(admin, teamMembers, id, { department: 'Kitchen' })
    expect((await titles())[1]).toEqual(['Name of ruth', false, 'a admin'])
  })

  test('sees no draft of a record outside her communities, and at most six', async () => {
    const [aspen, birch] = [await givenCommunity('aspen'), await givenCommunity('birch')]
    const editor = await givenEditor([aspen.id])
    const { id } = await createRecord(admin, teamMembers, { ...member('ruth'), communityId: aspen.id })
    await saveDraft(editor, teamMembers, id, { values: { role: 'Cook' } })
    expect((await ownDrafts(editor)).drafts).toHaveLength(1)
    await db.teamMember.update({ where: { id }, data: { communityId: birch.id } })
    expect((await ownDrafts(editor)).drafts).toEqual([])
    const busy = await givenEditor()
    for (const title of 'abcdefg') await saveDraft(busy, blogPosts, randomUUID(), { values: { title } })
    const { drafts, hasMore } = await ownDrafts(busy)
    expect([drafts.length, drafts[0]?.title, hasMore]).toEqual([6, 'g', true])
  })

  test('sees what goes live next: plans, releases and dated articles of her communities, soonest first', async () => {
    const [aspen, birch] = [await givenCommunity('aspen'), await givenCommunity('birch')]
    const editor = await givenEditor()
    const now = new Date()
    for (const [slug, communityId, hours] of [
      ['ruth', aspen.id, 5],
      ['otto', birch.id, 2],
    ] as const) {
      const { id } = await createRecord(admin, teamMembers, { ...member(slug), communityId, active: false })
      await planPublication(editor, teamMembers, id, {
        action: 'publish',
        at: addHours(now, hours).toISOString(),
      })
    }
    await db.release.create({
      data: {
        name: 'Spring',
        state: 'waiting',
        at: addHours(now, 3),
        createdByName: 'edda',
        plannedByName: 'edda',
      },
    })
    await db.blogPost.create({
      data: {
        slug: 'elms',
        title: 'Elms',
        content: '<p>Old.</p>',
        published: true,
        publishedAt: addHours(now, 4),
      },
    })
    const titles = async (actor: Actor) =>
      (await upcomingChanges(actor, DENVER, now)).map(({ title }) => title)
    expect(await titles(editor)).toEqual(['Name of otto', 'Spring', 'Elms', 'Name of ruth'])
    expect(await titles(somebody('editor', [aspen.id]))).toEqual(['Spring', 'Name of ruth'])
    expect(await titles({ ...editor, mayPublish: false })).not.toContain('Spring')
    for (const role of NOBODYS_CONTENT) expect(await titles(somebody(role))).toEqual([])
  })

  test('sees counts of open work in her communities, with links', async () => {
    const [aspen, birch] = [await givenCommunity('aspen'), await givenCommunity('birch')]
    await db.community.updateMany({ data: { createdAt: subDays(new Date(), 400) } })
    for (const { id } of [aspen, birch]) {
      await db.linkFinding.create({
        data: {
          entity: 'community',
          entityId: id,
          field: 'overview',
          href: '/gone',
          words: 'here',
          reason: 'Nothing is there',
        },
      })
    }
    await givenImage('')
    await givenImage('Two elms')
    await db.missedAddress.create({ data: { path: '/old', hits: 3 } })
    await db.missedAddress.create({ data: { path: '/moved', hits: 3 } })
    await db.redirect.create({ data: { fromPath: '/moved', toPath: '/', active: true } })
    const counts = async (actor: Actor) =>
      Object.fromEntries((await contentWork(actor)).map(({ href, count }) => [href, count]))
    expect(await counts(await givenEditor())).toEqual({
      '/admin/facts': 6,
      '/admin/links': 2,
      '/admin/missing-pages': 1,
      '/admin/images/descriptions': 1,
    })
    expect(await counts(somebody('editor', [aspen.id]))).toMatchObject({
      '/admin/facts': 3,
      '/admin/links': 1,
    })
    for (const role of NOBODYS_CONTENT) expect(await contentWork(somebody(role))).toEqual([])
  })
})

describe('a counselor', () => {
  test('sees first whoever is due first and owned by nobody else, in her communities', async () => {
    const [aspen, birch] = [await givenCommunity('aspen'), await givenCommunity('birch')]
    const { id } = await givenAccount({ role: 'counselor', communityIds: [aspen.id] })
    const other = await givenAccount({ role: 'counselor' })
    const counselor: Actor = { ...somebody('counselor', [aspen.id]), id }
    const due = (hours: number) => ({ callDueAt: addHours(new Date(), hours) })
    expect(await ownCalls(counselor)).toEqual({ next: null, again: null, families: [] })
    await lead('Elsewhere', { ...due(-9), communityId: birch.id })
    await lead('Taken', { ...due(-8), communityId: aspen.id, ownerId: other.id })
    await lead('Spam', { ...due(-7), communityId: aspen.id, quarantinedAt: new Date() })
    await lead('Erased', { ...due(-7), communityId: aspen.id, erasedAt: new Date() })
    await lead('Called', { ...due(-6), communityId: aspen.id, firstAttemptAt: new Date() })
    await lead('Late', { ...due(-1), communityId: aspen.id })
    await lead('Soon', { ...due(1), ownerId: id })
    expect((await ownCalls(counselor)).next?.name).toBe('Late')
    await db.tourRequest.updateMany({ where: { name: 'Late' }, data: { firstAttemptAt: new Date() } })
    expect((await ownCalls(counselor)).next?.name).toBe('Soon')
  })

  test('finds the families she owns, next step first', async () => {
    const aspen = await givenCommunity('aspen')
    const { id: ownerId } = await givenAccount({ role: 'counselor' })
    const called = { ownerId, firstAttemptAt: new Date() }
    await lead('Calm', { ...called, status: 'follow-up' })
    await lead('Tour', { ...called, status: 'scheduled', nextStepAt: addDays(new Date(), 1) })
    await lead('Waits', { ownerId })
    await lead('Gone', { ...called, status: 'not-interested' })
    await lead('Nobody’s', { status: 'contacted' })
    await lead('Not mine any more', {
      ...called,
      status: 'toured',
      communityId: (await givenCommunity('birch')).id,
    })
    const names = async (communityIds: string[]) => {
      const { families } = await ownCalls({ ...somebody('counselor', communityIds), id: ownerId })
      return families.map(({ name }) => name)
    }
    expect(await names([])).toEqual(['Tour', 'Not mine any more', 'Calm'])
    expect(await names([aspen.id])).toEqual(['Tour', 'Calm'])
  })

  test('is refused to an editor', async () => {
    await expect(ownCalls(somebody('editor'))).rejects.toMatchObject(refused)
  })
})

describe('an analyst', () => {
  const now = new Date('2026-11-22T18:00:00Z')

  test('sees leads by week, form and landing page, without spam, in their own communities', async () => {
    const [aspen, birch] = [await givenCommunity('aspen'), await givenCommunity('birch')]
    const page = await db.landingPageTemplate.create({
      data: { slug: 'denver', urlPattern: '/denver', templateType: 'location-specific', title: 'Denver' },
    })
    const at = (createdAt: string, changes: object) => lead('Ann Novak', { createdAt, ...changes })
    await at('2026-11-16T06:59:59Z', { communityId: aspen.id }) // the week before, by Denver’s days
    await at('2026-11-16T07:00:00Z', {
      communityId: aspen.id,
      landingPageTemplateId: page.id,
      status: 'toured',
      firstAttemptAt: now,
    })
    await at('2026-11-22T17:00:00Z', { communityId: birch.id, source: 'callback' })
    await at('2026-11-22T17:00:00Z', { communityId: aspen.id, quarantinedAt: now })
    await at('2026-10-01T17:00:00Z', { communityId: aspen.id })
    const { weeks, sources, landingPages, from, to } = await leadOrigins(somebody('analyst'), DENVER, now)
    expect([from, to, weeks.length]).toEqual(['2026-10-26', '2026-11-22', 8])
    expect(weeks.slice(-2)).toMatchObject([
      { from: '2026-11-09', to: '2026-11-15', received: 1, called: 0 },
      { from: '2026-11-16', to: '2026-11-22', label: 'Nov 16 – Nov 22', received: 2, called: 1 },
    ])
    expect(weeks.reduce((sum, { received }) => sum + received, 0)).toBe(4)
    expect(sources).toEqual([
      { key: 'tour', label: 'tour', received: 2, toured: 1 },
      { key: 'callback', label: 'callback', received: 1, toured: 0 },
    ])
    expect(landingPages).toEqual([
      { key: page.id, label: 'Denver', received: 1, toured: 1 },
      { key: null, label: 'Other pages', received: 2, toured: 0 },
    ])
    const own = await leadOrigins(somebody('analyst', [birch.id]), DENVER, now)
    expect(own.sources).toEqual([{ key: 'callback', label: 'callback', received: 1, toured: 0 }])
  })

  test('is refused to an editor', async () => {
    await expect(leadOrigins(somebody('editor'), DENVER, now)).rejects.toMatchObject(refused)
  })
})

describe('an administrator', () => {
  test('sees the state of mail, sign-in and link checks', async () => {
    const now = new Date()
    await givenAccount({ role: 'admin' })
    await givenAccount({ role: 'editor', disabled: true })
    await db.emailRecipient.create({ data: { email: 'a@evergrove.example', name: 'A' } })
    const failed = { state: 'failed', finishedAt: subHours(now, 1) }
    await db.outboxItem.createMany({
      data: [
        { kind: 'lead-alert', ...failed },
        { kind: 'lead-alert', state: 'failed', finishedAt: subDays(now, 8) },
        { kind: 'visitor-mail', ...failed },
        { kind: 'visitor-mail', ...failed },
      ],
    })
    for (const [place, state, days] of [
      ['1', 'set-aside', 1],
      ['2', 'set-aside', 8],
      ['3', 'to-read', 1],
    ] as const) {
      const createdAt = subDays(now, days)
      const mail = {
        place,
        digest: place,
        subject: 'Away',
        text: 'Away',
        state,
        receivedAt: createdAt,
        createdAt,
      }
      await db.inboundMail.create({ data: mail })
    }
    const before = await systemState(admin, DENVER, now)
    expect(before).toEqual({
      mailIsSet: false,
      recipients: 1,
      setAsideMails: 1,
      failedAlerts: 1,
      failedVisitorMail: 2,
      people: 1,
      invitations: 0,
      adminsWithoutFactor: 1,
      spamNumbers: [],
      linksCheckedAt: null,
      durabilityWarnings: expect.any(Array),
      setAside: 0,
    })
    const dedupKey = `check-links:${isoWeek(new TZDate(now, DENVER))}`
    await db.outboxItem.create({ data: { kind: 'check-links', dedupKey, state: 'done', finishedAt: now } })
    expect((await systemState(admin, DENVER, now)).linksCheckedAt).toBe(now.toISOString())
  })

  test('is the only role that does', async () => {
    for (const role of ['editor', 'counselor', 'analyst', 'viewer'] as const) {
      await expect(systemState(somebody(role), DENVER, new Date())).rejects.toMatchObject(refused)
    }
  })
})

test('every card of a role renders on an empty installation', async () => {
  await givenCommunity('aspen')
  for (const role of ['admin', 'editor', 'counselor', 'analyst', 'viewer'] as const) {
    const { id } = await givenAccount({ role })
    const props = { actor: { ...somebody(role), id }, timeZone: DENVER, now: new Date() }
    for (const { Card } of cardsFor(role)) await Card(props)
  }
  const names = (role: 'editor' | 'counselor') => cardsFor(role).map(({ name }) => name)
  expect(names('editor')).not.toContain('today')
  expect(names('counselor')).not.toContain('house')
  expect(names('counselor')[1]).toBe('call-first')
})
