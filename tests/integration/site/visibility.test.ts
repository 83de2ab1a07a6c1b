import { addMilliseconds } from 'date-fns'
import { expect, test } from 'vitest'
import { databaseNow, db, type Tx } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { announcements } from '@/lib/records/entities/announcements'
import { publicationState } from '@/lib/records/publish/publication-state'
import { whereState } from '@/lib/records/publish/publication-states'
import { shownAnnouncement } from '@/lib/site/announcements/announcements'
import { publishedArticle, publishedArticleSql } from '@/lib/site/articles/visibility'
import { isOver, isPublicEvent, overSql, PUBLIC_EVENT, publicEventSql } from '@/lib/site/events/visibility'

// Each rule exists in Prisma or TypeScript and in SQL; both forms must agree on the same rows.

const BOTH = [true, false]
/** Milliseconds from now, including now itself; null is no date. */
const TIMES = [-86_400_000, -1, 0, 1, 86_400_000, null]

const slugsOf = (rows: { slug: string }[]) => rows.map(({ slug }) => slug).toSorted()

async function found(tx: Tx, table: string, rule: Prisma.Sql): Promise<string[]> {
  return slugsOf(await tx.$queryRaw`select slug from ${Prisma.raw(table)} where ${rule}`)
}

/** now() does not change within a transaction. */
function withFixedNow<T>(work: (tx: Tx, now: Date) => Promise<T>): Promise<T> {
  return db.$transaction(async (tx) => work(tx, await databaseNow(tx)))
}

test('articles and news are visible from publication, by both forms of the rule', async () => {
  const judged = await withFixedNow(async (tx, now) => {
    const rows = BOTH.flatMap((published) =>
      TIMES.map((offset) => ({
        slug: `${published ? 'on' : 'off'}-${offset ?? 'never'}`.replace('--', '-minus-'),
        title: 'T',
        published,
        publishedAt: offset === null ? null : addMilliseconds(now, offset),
      })),
    )
    await tx.blogPost.createMany({ data: rows.map((row) => ({ ...row, content: '' })) })
    await tx.post.createMany({ data: rows.map((row) => ({ ...row, slug: `news-${row.slug}` })) })
    const where = publishedArticle(now)
    return [
      slugsOf(await tx.blogPost.findMany({ where })),
      await found(tx, 'blog_posts', publishedArticleSql),
      slugsOf(await tx.post.findMany({ where })),
      await found(tx, 'posts', publishedArticleSql),
    ]
  })
  const visible = ['on-0', 'on-minus-1', 'on-minus-86400000', 'on-never']
  const news = visible.map((slug) => `news-${slug}`)
  expect(judged).toEqual([visible, visible, news, news])
})

test('events are public when both flags are set, and past after their end, by every form of the rules', async () => {
  const { now, rows, ...judged } = await withFixedNow(async (tx, now) => {
    const rows = BOTH.flatMap((published) =>
      BOTH.flatMap((isPublic) =>
        TIMES.flatMap((start) =>
          TIMES.map((end) => ({
            slug: [published, isPublic, start, end].join('-').replaceAll('--', '-minus-'),
            title: 'T',
            published,
            isPublic,
            startsAt: addMilliseconds(now, start ?? -2),
            endsAt: end === null ? null : addMilliseconds(now, end),
          })),
        ),
      ),
    )
    await tx.event.createMany({ data: rows })
    return {
      now,
      rows,
      where: slugsOf(await tx.event.findMany({ where: PUBLIC_EVENT })),
      sql: await found(tx, 'events', publicEventSql),
      over: await found(tx, 'events', overSql),
    }
  })
  const visible = slugsOf(rows.filter(isPublicEvent))
  expect(visible).toHaveLength(rows.length / 4)
  expect(judged.where).toEqual(visible)
  expect(judged.sql).toEqual(visible)
  expect(judged.over).toEqual(slugsOf(rows.filter((row) => isOver(row, now))))
  expect(judged.over).toContain('true-true-minus-86400000-')
  expect(judged.over).not.toContain('true-true-minus-86400000-1')
})

test('announcements are shown from start to end, and the back office agrees', async () => {
  const { rows, shown, now } = await withFixedNow(async (tx, now) => {
    const at = (offset: number | null) => (offset === null ? null : addMilliseconds(now, offset))
    const data = BOTH.flatMap((active) =>
      TIMES.flatMap((from) =>
        TIMES.map((until) => ({
          text: [active, from, until].join(' '),
          active,
          shownFrom: at(from),
          shownUntil: at(until),
        })),
      ),
    )
    await tx.announcement.createMany({ data })
    const where = shownAnnouncement(now)
    return { now, rows: data, shown: textsOf(await tx.announcement.findMany({ where })) }
  })
  const live = rows.filter((row) => stateAt(row, now) === 'live')
  expect(live).toHaveLength(4 * 3)
  expect(shown).toEqual(textsOf(live))
})

test('filtering announcements by state returns the rows with that state', async () => {
  await db.announcement.deleteMany()
  // Far from now, which moves on during the test.
  const [past, ahead] = [new Date('2020-01-01'), new Date('2200-01-01')]
  const data = BOTH.flatMap((active) =>
    [past, ahead, null].flatMap((shownFrom) =>
      [past, ahead, null].map((shownUntil, at) => ({
        text: `${active} ${shownFrom?.getFullYear()} ${at}`,
        active,
        shownFrom,
        shownUntil,
      })),
    ),
  )
  await db.announcement.createMany({ data })
  for (const state of ['draft', 'scheduled', 'live', 'changed', 'ended'] as const) {
    const listed = await db.announcement.findMany({ where: await whereState(announcements, state) })
    const expected = data.filter((row) => stateAt(row, new Date()) === state)
    expect(textsOf(listed), state).toEqual(textsOf(expected))
  }
})

const textsOf = (rows: { text: string }[]) => rows.map(({ text }) => text).toSorted()

function stateAt(row: { shownFrom: Date | null; shownUntil: Date | null }, now: Date): string {
  const given = { ...row, shownFrom: row.shownFrom?.toISOString(), shownUntil: row.shownUntil?.toISOString() }
  return publicationState(announcements, given, { hasDraft: false, isPlanned: false, nowMs: now.getTime() })
}
