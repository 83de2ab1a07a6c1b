import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { blogPosts } from '@/lib/records/entities/blog-posts'
import { careNeeds } from '@/lib/records/entities/care-needs'
import { communities } from '@/lib/records/entities/communities'
import { teamMembers } from '@/lib/records/entities/team-members'
import { listRecords, strictListQuery } from '@/lib/records/lists/list-records'
import { planPublication } from '@/lib/records/publish/plan-publication'
import { withStates } from '@/lib/records/publish/publication-states'
import { storeDraft } from '@/lib/records/publish/publish-record'
import { saveDraft } from '@/lib/records/publish/save-draft'
import { unsavedDrafts } from '@/lib/records/publish/unsaved-drafts'
import { createRecord, getRecord, updateRecord, updateRecords } from '@/lib/records/store/operations'
import { givenCommunity, member, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')
const editor = somebody('editor')

beforeEach(async () => {
  await db.$executeRaw`truncate drafts, publication_plans, team_members, communities, care_types, testimonials, events, images, redirects, revisions, landing_page_templates cascade`
})

describe('a list', () => {
  const query = (address: string) => strictListQuery(teamMembers, new URLSearchParams(address))
  const slugs = async (state: string) =>
    (await listRecords(admin, teamMembers, query(`publicationState=${state}&sort=name`))).rows.map(
      ({ slug }) => slug,
    )

  test('shows and filters the state of each record', async () => {
    await createRecord(admin, teamMembers, member('a-live'))
    await createRecord(admin, teamMembers, { ...member('b-off'), active: false })
    const changed = await createRecord(admin, teamMembers, member('c-changed'))
    const planned = await createRecord(admin, teamMembers, member('d-planned'))
    for (const { id } of [changed, planned])
      await saveDraft(editor, teamMembers, id, { values: { role: 'Cook' } })
    const at = new Date(Date.now() + 3_600_000).toISOString()
    await planPublication(editor, teamMembers, planned.id, { action: 'publish', at })
    const { rows } = await listRecords(admin, teamMembers, query('sort=name'))
    const states = (await withStates(teamMembers, rows)).map(({ slug, publicationState }) => [
      slug,
      publicationState,
    ])
    expect(states).toEqual([
      ['a-live', 'live'],
      ['b-off', 'draft'],
      ['c-changed', 'changed'],
      ['d-planned', 'scheduled'],
    ])
    for (const [slug, state] of states) expect(await slugs(String(state)), String(state)).toEqual([slug])
    expect(() => query('publicationState=gone')).toThrow('check the query parameters')
    expect(() => strictListQuery(careNeeds, new URLSearchParams('publicationState=live'))).toThrow(
      'check the query parameters',
    )
    // API answers can be sent back unchanged.
    const [row] = await withStates(teamMembers, rows)
    expect(row && (await updateRecord(admin, teamMembers, row.id, row))).toMatchObject({ slug: 'a-live' })
  })

  test('of articles shows future dates', async () => {
    const article = { content: '<p>x</p>', published: true }
    await db.blogPost.create({
      data: { ...article, slug: 'ahead', title: 'Ahead', publishedAt: new Date('2090-01-01') },
    })
    await db.blogPost.create({ data: { ...article, slug: 'undated', title: 'Undated' } })
    const of = async (state: string) => {
      const asked = strictListQuery(blogPosts, new URLSearchParams(`publicationState=${state}`))
      return (await listRecords(admin, blogPosts, asked)).rows.map(({ slug }) => slug)
    }
    expect([await of('scheduled'), await of('live')]).toEqual([['ahead'], ['undated']])
    await db.blogPost.deleteMany()
  })

  test('names unsaved drafts to users who may see them', async () => {
    const [own, foreign] = [await givenCommunity('own'), await givenCommunity('foreign')]
    const [mine, theirs, made] = [randomUUID(), randomUUID(), randomUUID()]
    await saveDraft(admin, teamMembers, mine, { values: { name: 'Mine', communityId: own.id } })
    await saveDraft(admin, teamMembers, theirs, { values: { communityId: foreign.id } })
    await saveDraft(admin, teamMembers, made, { values: member('made') })
    await storeDraft(admin, teamMembers, made)
    const names = async (actor = admin) => (await unsavedDrafts(actor, teamMembers)).map(({ title }) => title)
    expect(await names()).toEqual(['Untitled', 'Mine'])
    expect(await names(somebody('editor', [own.id]))).toEqual(['Mine'])
    expect(await names(somebody('viewer'))).toEqual([])
  })

  test('T203: publishes several at once only when all pass the checks, and says what each one lacks', async () => {
    const made = (slug: string, more: object = {}) =>
      db.community.create({ data: { slug, name: slug, active: false, ...more } })
    const [bare, streeted] = [await made('bare'), await made('streeted', { street: '7 Elm Street' })]
    const inputs = [streeted, bare].map(({ id }) => ({ id, input: { active: true } }))
    const refusal = await updateRecords(admin, communities, inputs).catch((error) => error)
    expect(refusal).toMatchObject({
      status: 400,
      message: '2 of 2 cannot be saved, so none were changed',
      fieldErrors: { 'records.1.street': expect.any(String), 'records.0.city': expect.any(String) },
    })
    expect(refusal.fieldErrors).not.toHaveProperty(['records.0.street'])
    expect(await getRecord(admin, communities, bare.id)).toMatchObject({ active: false })
  })
})
