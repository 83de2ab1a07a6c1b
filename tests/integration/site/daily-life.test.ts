import { expect, test } from 'vitest'
import { GET as getCalendar } from '@/app/(site)/(full)/communities/[slug]/activities.pdf/route'
import { db } from '@/lib/platform/database/db'
import { inspectPdf } from '@/lib/platform/pdf/inspect-pdf'
import { activities } from '@/lib/records/entities/activities'
import { menuDays } from '@/lib/records/entities/menu-days'
import { createRecord, updateRecord } from '@/lib/records/store/operations'
import { getCommunity } from '@/lib/site/communities/community'
import { getDailyMonth } from '@/lib/site/daily-life/daily-life'
import { resolveAddress } from '@/lib/site/seo/resolve-address'
import { sitemapFile } from '@/lib/site/seo/sitemap/sitemap-files'
import { somebody } from '@/tests/support/admin-fixtures'

const editor = somebody('editor')
const now = new Date('2026-12-05T18:00:00Z')

const kindsAt = (...paths: string[]) =>
  Promise.all(paths.map(async (path) => (await resolveAddress(path, { counts: false })).kind))

async function sitemapText(name: string): Promise<string> {
  let text = ''
  for await (const piece of sitemapFile(name) ?? []) text += piece
  return text
}

test('T194: a calendar has its page, its tagged PDF and its place in the sitemap while it has entries', async () => {
  const { id: communityId } = await db.community.create({
    data: { slug: 'birch', name: 'Birch Court', city: 'Laramie', overview: 'A small house by the river.' },
  })
  const pages = [
    '/communities/birch/activities',
    '/communities/birch/activities.pdf',
    '/communities/birch/menu',
  ]
  expect(await kindsAt(...pages)).toEqual(['missing', 'missing', 'missing'])

  const choir = await createRecord(editor, activities, {
    title: 'Choir',
    communityId,
    startsOn: '2026-11-10',
    startTime: '14:00',
    active: true,
  })
  expect(choir).toMatchObject({ startTime: '2:00 pm', repeats: 'weekly' })
  await db.event.create({
    data: {
      slug: 'open-house',
      title: 'Open house',
      startsAt: new Date('2026-12-20T20:00:00Z'),
      communityId,
    },
  })
  expect(await kindsAt(...pages)).toEqual(['page', 'page', 'missing'])
  const month = await getDailyMonth('birch', 'activities', 'this', now)
  expect(month?.days.map(({ day }) => day.toISOString().slice(8, 10))).toEqual([
    '01',
    '08',
    '15',
    '20',
    '22',
    '29',
  ])
  expect(await getDailyMonth('birch', 'menu', 'this', now)).toBeNull()
  expect((await getCommunity('birch'))?._count).toEqual({ activities: 1, menuDays: 0 })

  await createRecord(editor, menuDays, {
    communityId,
    servedOn: '2026-12-07',
    everyWeeks: 2,
    lunch: 'Trout',
    active: true,
  })
  const menu = await getDailyMonth('birch', 'menu', 'this', now)
  expect(menu?.days.map(({ day }) => day.getUTCDate())).toEqual([7, 21])
  const listed = await sitemapText('daily-life-1.xml')
  expect(listed).toContain('/communities/birch/activities</loc>')
  expect(listed).toContain('/communities/birch/menu</loc>')

  const answer = await getCalendar(
    new Request('http://localhost/communities/birch/activities.pdf?month=next'),
    {
      params: Promise.resolve({ slug: 'birch' }),
    },
  )
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect((await inspectPdf(Buffer.from(await answer.arrayBuffer()))).faults).toEqual([])

  await updateRecord(editor, activities, choir.id, { active: false })
  expect(await kindsAt(...pages)).toEqual(['missing', 'missing', 'page'])
})

test('a last day before the first, and a time that is none, are refused at their fields', async () => {
  const { id: communityId } = await db.community.create({ data: { slug: 'aspen', name: 'Aspen' } })
  const given = { title: 'Choir', communityId, startsOn: '2026-11-10', startTime: 'two' }
  await expect(createRecord(editor, activities, given)).rejects.toMatchObject({
    fieldErrors: { startTime: 'Please enter a time such as 2:30 pm' },
  })
  await expect(
    createRecord(editor, activities, { ...given, startTime: '2 pm', endsOn: '2026-11-01' }),
  ).rejects.toMatchObject({ fieldErrors: { endsOn: 'Enter a last day that is on or after the first day' } })
})
