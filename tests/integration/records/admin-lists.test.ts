import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { posts } from '@/lib/records/entities/posts'
import { entities } from '@/lib/records/entities/registry'
import { teamMembers } from '@/lib/records/entities/team-members'
import { listParameters } from '@/lib/records/lists/list-parameters'
import { type ApiList, listFromUrl } from '@/lib/records/lists/list-records'
import { givenCommunity, member, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')

beforeEach(async () => {
  await db.$executeRaw`truncate team_members, posts, communities, care_types, faqs, images, site_settings, page_heroes, exit_intent_popup, redirects, revisions cascade`
})

const search = (text: string) => new URLSearchParams(text)

describe('a list', () => {
  test('T47: finds %, _ and \\ as themselves and never widens', async () => {
    for (const slug of ['percent', 'underscore', 'backslash', 'plain']) {
      const names: Record<string, string> = { percent: '100% sure', underscore: 'a_b', backslash: 'c\\d' }
      await db.teamMember.create({ data: { ...member(slug), name: names[slug] ?? 'axb', role: 'r' } })
    }
    const found = async (text: string) =>
      (await listFromUrl(admin, teamMembers, new URLSearchParams({ search: text }))).rows.map(
        (row) => row.slug,
      )
    expect(await found('%')).toEqual(['percent'])
    expect(await found('_')).toEqual(['underscore'])
    expect(await found('\\')).toEqual(['backslash'])
    expect(await found("' or 1=1 --")).toEqual([])
    expect(await found('AXB')).toEqual(['plain'])
  })

  test('filters, sorts by the title of a reference, and pages without overlap', async () => {
    const juniper = await givenCommunity('juniper', { name: 'Juniper' })
    const alder = await givenCommunity('alder', { name: 'Alder' })
    for (let at = 0; at < 7; at += 1) {
      const communityId = at % 2 ? juniper.id : alder.id
      await db.teamMember.create({ data: { ...member(`m${at}`), communityId, active: at !== 6 } })
    }
    const list = (text: string) => listFromUrl(admin, teamMembers, search(text))
    expect((await list(`communityId=${juniper.id}`)).total).toBe(3)
    expect((await list('active=false')).rows).toMatchObject([{ slug: 'm6' }])
    expect((await list('communityId=none')).total).toBe(0)
    const byCommunity = await list('sort=-communityId&pageSize=3')
    expect(byCommunity.rows.map((row) => row.communityId)).toEqual([juniper.id, juniper.id, juniper.id])
    const pages = await Promise.all(['1', '2', '3'].map((page) => list(`pageSize=3&page=${page}`)))
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(7)
  })

  test('T46: accepts only what the declaration names', async () => {
    for (const odd of [
      'id[not]=x',
      'password=x',
      'sort=password',
      'sort=bio',
      'active=maybe',
      'email=a@b.c',
    ]) {
      await expect(async () => listFromUrl(admin, teamMembers, search(odd))).rejects.toMatchObject({
        status: 400,
      })
    }
    expect((await listFromUrl(admin, teamMembers, search('pageSize=100000'))).pageSize).toBe(100)
  })

  test('refuses pages that cannot be, by the name of the parameter', async () => {
    const cursorOf = (...place: string[]) => Buffer.from(JSON.stringify(place)).toString('base64url')
    const time = '2026-01-01T00:00:00Z'
    for (const odd of [
      'page=-1',
      'page=0',
      'page=x',
      'pageSize=0',
      'search=a%00',
      'updatedSince=yesterday',
      'updatedSince=0000-01-01T00:00:00Z',
      'cursor=x',
      `cursor=${cursorOf(time, 'x')}`,
      `cursor=${cursorOf('0000-01-01T00:00:00Z', randomUUID())}`,
    ]) {
      const name = odd.split('=')[0] ?? ''
      await expect(async () => listFromUrl(admin, teamMembers, search(odd)), odd).rejects.toMatchObject({
        status: 400,
        errorsIn: 'query',
        fieldErrors: { [name]: expect.any(String) },
      })
    }
  })

  test('sorts by every field that it documents', async () => {
    for (const entity of entities.filter(({ kind }) => kind !== 'single')) {
      for (const sort of listParameters({}, entity).shape.sort.unwrap().options) {
        await expect(listFromUrl(admin, entity, new URLSearchParams({ sort })), sort).resolves.toBeDefined()
      }
    }
  })

  test('lists what changed since a time, and what came onto the site by its date', async () => {
    const old = new Date('2026-01-01T00:00:00Z')
    const post = { published: true, updatedAt: old }
    await db.post.createMany({
      data: [
        { ...post, slug: 'old', title: 'Old', publishedAt: old },
        { ...post, slug: 'new', title: 'New', updatedAt: new Date() },
        { ...post, slug: 'came', title: 'Came', publishedAt: new Date(Date.now() - 60_000) },
        { ...post, slug: 'coming', title: 'Coming', publishedAt: new Date(Date.now() + 600_000) },
      ],
    })
    const since = new Date(Date.now() - 3_600_000).toISOString()
    const { rows } = await listFromUrl(admin, posts, new URLSearchParams({ updatedSince: since }))
    expect(rows.map(({ slug }) => slug).sort()).toEqual(['came', 'new'])
  })

  test('is read whole by cursor, and nothing is skipped when a record changes meanwhile', async () => {
    const at = new Date('2026-01-01T00:00:00Z')
    for (const slug of ['a', 'b', 'c', 'd', 'e']) {
      await db.teamMember.create({ data: { ...member(slug), updatedAt: at } })
    }
    const seen: unknown[] = []
    let cursor: string | null = 'start'
    while (cursor) {
      const list: ApiList = await listFromUrl(
        admin,
        teamMembers,
        new URLSearchParams({ cursor, pageSize: '2' }),
      )
      expect(list).toMatchObject({ total: 5, page: null, pageSize: 2 })
      seen.push(...list.rows.map(({ slug }) => slug))
      if (seen.length === 2) await db.teamMember.update({ where: { slug: 'b' }, data: { bio: 'Sings' } })
      cursor = list.nextCursor
    }
    expect(seen).toEqual(['a', 'b', 'c', 'd', 'e', 'b'])
    await expect(async () =>
      listFromUrl(admin, teamMembers, search('cursor=start&sort=name')),
    ).rejects.toMatchObject({ status: 400 })
  })
})
