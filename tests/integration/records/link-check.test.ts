import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { expireNow } from '@/lib/platform/cache/expiry'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { teamMembers } from '@/lib/records/entities/team-members'
import {
  checkLinks,
  checkLinksNow,
  isCheckingLinks,
  scanTexts,
  weeklyLinkCheck,
} from '@/lib/records/links/check-links'
import { checkOutsideBatch, probeOutside } from '@/lib/records/links/check-outside'
import { checkFinding, listFindings } from '@/lib/records/links/link-findings'
import { removeRecord, updateRecord } from '@/lib/records/store/operations'
import { runIfDue } from '@/lib/server/worker/run-sweeps'
import { startWorker } from '@/lib/server/worker/start-worker'
import { givenCommunity, member, somebody } from '@/tests/support/admin-fixtures'
import { type StubMode, startHttpStub } from '@/tests/support/http-stub'
import { until } from '@/tests/support/until'

const admin = somebody('admin')
/** The tests' sites run on loopback. */
const asking = { mayConnect: (address: string) => /^(127\.0\.0\.1|::1)$/.test(address) }
const never = new Date('2100-01-01')

beforeEach(async () => {
  await db.$executeRaw`truncate team_members, communities, redirects, link_findings, outside_links, outbox_items, sweeps, rate_limits, drafts cascade`
  expireNow(['communities', 'team_members'])
  env().LINK_CHECK_OUTSIDE = 'on'
  onTestFinished(() => {
    env().LINK_CHECK_OUTSIDE = 'off'
  })
})

const bio = (...hrefs: string[]) => hrefs.map((href) => `<p><a href="${href}">words</a></p>`).join('')
/** As when its links broke later: the checks refuse a new broken link. */
const givenBio = (...hrefs: string[]) =>
  db.teamMember.create({ data: member('ruth', { bio: bio(...hrefs) }) })

const listed = async (actor = admin) => (await listFindings(actor, 1)).rows.map(({ href }) => href)

async function givenSite(mode: StubMode) {
  const site = await startHttpStub(mode)
  onTestFinished(site.close)
  return site
}

const byPath =
  (statuses: Record<string, number>): StubMode =>
  ({ path }) => ({ status: statuses[path] ?? 200 })

test('E9: links to missing pages are listed with their location, working links and redirects are not', async () => {
  await givenCommunity('aspen', { name: 'Aspen' })
  await db.redirect.createMany({
    data: [
      { fromPath: '/old', toPath: '/communities/aspen' },
      { fromPath: '/older', toPath: '/communities/birch' },
    ],
  })
  const { id } = await givenBio(
    '/communities/aspen/',
    '/old',
    '/older',
    '/menus?x=1',
    'tel:+13035550140',
    '/blog',
  )
  await scanTexts()
  const { rows, total } = await listFindings(admin, 1)
  expect(rows.map(({ href }) => href).toSorted()).toEqual(['/communities/birch', '/menus?x=1', '/older'])
  expect(total).toBe(3)
  expect(rows.find(({ href }) => href === '/menus?x=1')).toMatchObject({
    title: 'Name of ruth',
    kind: 'team member',
    form: `/admin/team-members/${id}`,
    words: 'words',
    reason: 'There is no page at this URL',
    isOutside: false,
  })
  // The check does not count as a visit.
  expect(await db.redirect.findFirst({ where: { fromPath: '/old' } })).toMatchObject({ hits: 0 })
})

test('E9: a finding keeps its date, and disappears with its link, its record or when the page exists', async () => {
  const ruth = await givenBio('/communities/aspen', '/menus', '/cellar')
  await scanTexts()
  await db.$executeRaw`update link_findings set since = now() - interval '20 days'`
  await scanTexts()
  expect(await db.linkFinding.count({ where: { since: { lt: new Date(Date.now() - 864e5) } } })).toBe(3)
  await givenCommunity('aspen')
  const { updatedAt } = await updateRecord(admin, teamMembers, ruth.id, {
    bio: bio('/communities/aspen', '/cellar'),
  })
  await until('the address book knows', async () => (await listed()).length === 1 || null)
  expect(await listed()).toEqual(['/cellar'])
  expect(updatedAt).toBeTruthy()
  await removeRecord(admin, teamMembers, ruth.id)
  expect(await listed()).toEqual([])
  await scanTexts()
  expect(await db.linkFinding.count()).toBe(0)
})

test('E9: an outside 404 is listed at once, a silent site after two checks', async () => {
  const site = await givenSite(byPath({ '/gone': 404, '/down': 503, '/shy': 403 }))
  await givenBio(`${site.url}/gone#top`, `${site.url}/down`, `${site.url}/shy`, `${site.url}/there`)
  await scanTexts()
  expect(await db.outsideLink.count()).toBe(4)
  const began = new Date()
  // One address per site at a time.
  for (let batch = 0; batch < 4; batch += 1) expect(await checkOutsideBatch(began, asking)).toBe(1)
  expect(await checkOutsideBatch(began, asking)).toBe(0)
  expect(await listed()).toEqual([`${site.url}/gone#top`])
  for (let batch = 0; batch < 4; batch += 1) await checkOutsideBatch(never, asking)
  await db.outsideLink.updateMany({ where: { address: `${site.url}/down` }, data: { checkedAt: null } })
  await checkOutsideBatch(never, asking)
  expect((await listed()).toSorted()).toEqual([`${site.url}/down`, `${site.url}/gone#top`])

  site.setMode({ status: 200 })
  const { rows } = await listFindings(admin, 1)
  expect(await checkFinding(admin, rows.find(({ href }) => href.includes('gone'))?.id ?? '', asking)).toEqual(
    {
      isBroken: false,
      reason: null,
    },
  )
  expect(await listed()).toEqual([`${site.url}/down`])
})

test('E9: a redirect is followed, HEAD gives way to GET, and no private address is asked, not even by a detour', async () => {
  const site = await givenSite(({ method, path }) => {
    if (path === '/moved') return { status: 301, headers: { location: '/there' } }
    if (path === '/round') return { status: 302, headers: { location: '/round' } }
    if (path === '/inside') return { status: 302, headers: { location: 'http://169.254.169.254/latest' } }
    return { status: method === 'HEAD' && path === '/get-only' ? 405 : 200 }
  })
  const ask = async (path: string) => (await probeOutside(site.url + path, asking)).state
  expect(await probeOutside(site.url)).toMatchObject({ state: 'unknown' })
  expect(await probeOutside(site.url.replace('127.0.0.1', 'localhost'))).toMatchObject({ state: 'unknown' })
  expect(site.requests).toHaveLength(0)
  expect(await ask('/moved')).toBe('sound')
  expect(await ask('/get-only')).toBe('sound')
  expect(await ask('/round')).toBe('silent')
  expect(await ask('/inside')).toBe('unknown')
  await site.close()
  expect(await ask('/there')).toBe('silent')
})

test('when every site is silent at once, the fault is our own connection', async () => {
  const sites = await Promise.all([1, 2, 3].map(() => givenSite({ status: 503 })))
  await givenBio(...sites.map(({ url }) => `${url}/`))
  await scanTexts()
  expect(await checkOutsideBatch(never, asking)).toBe(3)
  expect(await db.outsideLink.count({ where: { silences: 0, checkedAt: { not: null } } })).toBe(3)
})

test('the weekly check is queued once and continues batch by batch; turned off, it requests no other site', async () => {
  await givenBio('/menus', 'http://127.0.0.1:1/')
  const midweek = new Date('2026-11-18T12:00:00Z')
  expect(await runIfDue(weeklyLinkCheck, midweek)).toBe(true)
  expect(await runIfDue(weeklyLinkCheck, midweek)).toBe(false)
  const worker = startWorker({ pollMs: 50 })
  onTestFinished(() => worker.stop())
  await until('a batch was requested', () =>
    db.outsideLink.findFirst({ where: { checkedAt: { not: null } } }),
  )
  expect(await db.outboxItem.count({ where: { dedupKey: 'check-links:2026-W47' } })).toBe(1)
  expect(await listed()).toEqual(['/menus'])
  env().LINK_CHECK_OUTSIDE = 'off'
  await scanTexts()
  expect(await db.outsideLink.count()).toBe(0)
  expect(checkLinks.concurrency).toBe(1)
})

test('T210: “Check now” checks everything again, once at a time, and a page that is back leaves the list', async () => {
  await givenBio('/menus')
  await scanTexts()
  expect(await listed()).toEqual(['/menus'])
  await expect(checkLinksNow(somebody('viewer'))).rejects.toMatchObject({ status: 403 })
  await db.redirect.create({ data: { fromPath: '/menus', toPath: '/team' } })
  expireNow(['redirects'])
  await db.outboxItem.deleteMany({ where: { kind: 'check-links' } })
  await checkLinksNow(somebody('editor'))
  expect(await isCheckingLinks()).toBe(true)
  await expect(checkLinksNow(somebody('editor'))).rejects.toMatchObject({ status: 409 })
  const worker = startWorker({ pollMs: 50 })
  onTestFinished(() => worker.stop())
  await until('the links were checked', async () => !(await isCheckingLinks()))
  expect(await db.linkFinding.count()).toBe(0)
})

test('users of one community see only its links, and users who only read cannot start checks', async () => {
  const aspen = await givenCommunity('aspen')
  const birch = await givenCommunity('birch')
  for (const { id, slug } of [aspen, birch]) {
    await db.community.update({ where: { id }, data: { employmentLink: `/jobs-at-${slug}` } })
  }
  await scanTexts()
  const editor = somebody('editor', [aspen.id])
  expect(await listed(editor)).toEqual(['/jobs-at-aspen'])
  const other = await db.linkFinding.findFirstOrThrow({ where: { entityId: birch.id } })
  await expect(checkFinding(editor, other.id)).rejects.toMatchObject({ status: 404 })
  await expect(checkFinding(somebody('viewer'), other.id)).rejects.toMatchObject({ status: 403 })
  expect(await checkFinding(somebody('editor'), other.id)).toMatchObject({ isBroken: true })
})
