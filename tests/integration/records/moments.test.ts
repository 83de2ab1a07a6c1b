import { randomUUID } from 'node:crypto'
import { addDays, addHours } from 'date-fns'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemActor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { announcements } from '@/lib/records/entities/announcements'
import { blogPosts } from '@/lib/records/entities/blog-posts'
import { planPublication } from '@/lib/records/publish/plan-publication'
import { saveDraft } from '@/lib/records/publish/save-draft'
import { missingMoments } from '@/lib/records/store/moments'
import { createRecord, updateRecord } from '@/lib/records/store/operations'
import { givenAccount } from '@/tests/support/accounts'
import { type Instance, startInstance } from '@/tests/support/instance'
import { until } from '@/tests/support/until'

// Two production processes: one serves, the other works the outbox. Planned rows are made due in the
// database, so that nothing waits for a clock; nobody visits the site meanwhile.

const SHOWN_ON = ['/', '/blog', '/blog/feed.xml', '/sitemaps/posts-1.xml', '/search?q=quokka']

const STAFF = systemActor('Editor')

let site: Instance
let worker: Instance

beforeAll(async () => {
  await db.siteSettings.create({ data: { companyName: 'Evergrove Senior Living' } })
  await db.blogPost.create({ data: { slug: 'first', title: 'An older text', content: '<p>Words</p>' } })
  site = await startInstance('web', { databaseUrl: env().DATABASE_URL })
  worker = await startInstance('worker', { databaseUrl: env().DATABASE_URL })
})

afterAll(async () => {
  await site.stop()
  await worker.stop()
})

async function shows(path: string, slug: string): Promise<boolean> {
  const answer = await fetch(site.url + path)
  return answer.ok && (await answer.text()).includes(slug)
}

/** Makes the row and its queued expiry due, without expiring anything. */
async function timePasses(slug: string): Promise<void> {
  await db.$executeRaw`update blog_posts set published_at = now() where slug = ${slug}`
  await db.$executeRaw`update outbox_items set due_at = now() where state = 'due'`
}

/** The planned expiry times of a record. */
async function planned(id: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ at: Date }[]>`
    select due_at as at from outbox_items where dedup_key like ${`moment:%:${id}:%`} order by due_at`
  return rows.map(({ at }) => at.toISOString())
}

test('an article appears everywhere when its time comes, without any change', async () => {
  const slug = 'a-quokka-moves-in'
  const publishedAt = addHours(new Date(), 1).toISOString()
  const article = { slug, title: 'A quokka moves in', content: '<p>It does.</p>', published: true }
  await createRecord(STAFF, blogPosts, { ...article, publishedAt })
  // All pages are read and cached before the time comes.
  for (const path of SHOWN_ON) expect(await shows(path, slug), path).toBe(false)
  expect((await fetch(`${site.url}/blog/${slug}`)).status).toBe(404)

  await timePasses(slug)
  for (const path of SHOWN_ON) await until(`${path} shows it`, () => shows(path, slug), 20_000)
  await until('its page is there', () => shows(`/blog/${slug}`, 'A quokka moves in'), 20_000)
  const picture = /property="og:image" content="[^"]*(\/share\/[^"]+)"/.exec(
    await (await fetch(`${site.url}/blog/${slug}`)).text(),
  )?.[1]
  expect((await fetch(site.url + picture)).status).toBe(200)
})

test('D4: a scheduled draft goes live everywhere at its time, and is unpublished again', async () => {
  const slug = 'a-wombat-moves-out'
  const { id: userId } = await givenAccount({
    username: 'planner',
    email: 'p@evergrove.example',
    role: 'editor',
  })
  const planner = { ...STAFF, id: userId, username: 'planner' }
  const id = randomUUID()
  await saveDraft(planner, blogPosts, id, {
    values: { slug, title: 'A wombat moves out', content: '<p>Bye.</p>' },
  })
  const at = addHours(new Date(), 1).toISOString()
  await planPublication(planner, blogPosts, id, { action: 'publish', at })
  const places = SHOWN_ON.filter((path) => !path.startsWith('/search'))
  for (const path of places) expect(await shows(path, slug), path).toBe(false)
  expect((await fetch(`${site.url}/blog/${slug}`)).status).toBe(404)

  const makePlanDue = async () => {
    await db.$executeRaw`update publication_plans set at = now() where state = 'waiting'`
    await db.$executeRaw`update outbox_items set due_at = now() where state = 'due'`
  }
  await makePlanDue()
  for (const path of places) await until(`${path} shows it`, () => shows(path, slug), 20_000)
  await until('its page is there', () => shows(`/blog/${slug}`, 'A wombat moves out'), 20_000)

  await planPublication(planner, blogPosts, id, { action: 'unpublish', at })
  await makePlanDue()
  for (const path of places)
    await until(`${path} is without it`, async () => !(await shows(path, slug)), 20_000)
})

test('records written by other means are queued by the sweep, once', async () => {
  const soon = addHours(new Date(), 2)
  const { id } = await db.blogPost.create({
    data: { slug: 'imported', title: 'Imported', content: '<p>x</p>', publishedAt: soon },
  })
  const event = await db.event.create({
    data: { slug: 'long', title: 'A long one', startsAt: soon, endsAt: addDays(soon, 90) },
  })
  await missingMoments.run(new Date())
  await missingMoments.run(new Date())
  expect(await planned(id)).toEqual([soon.toISOString()])
  expect(await planned(event.id)).toEqual([soon.toISOString(), addDays(soon, 90).toISOString()])
})

test('a changed date is queued for its new time', async () => {
  const { id } = await db.blogPost.findUniqueOrThrow({ where: { slug: 'imported' } })
  const later = addHours(new Date(), 5).toISOString()
  await updateRecord(STAFF, blogPosts, id, { publishedAt: later })
  expect(await planned(id)).toContain(later)
})

test('an announcement appears and disappears at its times, without any change', async () => {
  const text = 'Flu season: visits by appointment'
  const [from, end] = [addHours(new Date(), 1), addHours(new Date(), 2)].map((at) => at.toISOString())
  const values = { text, shownFrom: from, shownUntil: end }
  const { id } = await createRecord(STAFF, announcements, values)
  expect(await planned(id)).toEqual([from, end])
  const places = ['/', '/blog']
  for (const path of places) expect(await shows(path, text), path).toBe(false)

  const comes = (moment: string | undefined) =>
    db.$executeRaw`update outbox_items set due_at = now() where dedup_key like ${`moment:%:${id}:${moment}`}`
  await db.$executeRaw`update announcements set shown_from = now()`
  await comes(from)
  for (const path of places) await until(`${path} shows it`, () => shows(path, text), 20_000)
  await db.$executeRaw`update announcements set shown_until = now()`
  await comes(end)
  for (const path of places)
    await until(`${path} is without it`, async () => !(await shows(path, text)), 20_000)
})
