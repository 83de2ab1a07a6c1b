import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { teamMembers } from '@/lib/records/entities/team-members'
import { listFromUrl } from '@/lib/records/lists/list-records'
import { givenCommunity, member, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')

beforeEach(async () => {
  await db.$executeRaw`truncate team_members, communities, care_types, faqs, images, site_settings, page_heroes, exit_intent_popup, redirects, revisions cascade`
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
})
