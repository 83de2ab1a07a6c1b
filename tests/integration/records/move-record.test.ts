import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { communityHighlights } from '@/lib/records/entities/community-highlights'
import { images } from '@/lib/records/entities/images'
import { teamMembers } from '@/lib/records/entities/team-members'
import { createRecord, type Move, moveRecord } from '@/lib/records/store/operations'
import { givenCommunity, givenImage, member, somebody } from '@/tests/support/admin-fixtures'

const editor = somebody('editor')

beforeEach(async () => {
  await db.$executeRaw`truncate team_members, communities, images cascade`
})

/** Team members a, b, c, d in this order; ids by name. */
async function givenOrder() {
  const ids: Record<string, string> = {}
  for (const slug of ['a', 'b', 'c', 'd']) {
    ids[slug] = (await createRecord(editor, teamMembers, member(slug))).id
  }
  const id = (slug: string | null) => (slug === null ? null : (ids[slug] ?? slug))
  return (slug: string, after: string | null, before: string | null, actor = editor) =>
    moveRecord(actor, teamMembers, { id: id(slug), after: id(after), before: id(before) } as Move)
}

async function order(): Promise<string> {
  const rows = await db.teamMember.findMany({ orderBy: { sortOrder: 'asc' }, select: { slug: true } })
  return rows.map(({ slug }) => slug).join('')
}

describe('a record is moved between two others', () => {
  test('anywhere, both ends included, and the log says who moved it', async () => {
    const move = await givenOrder()
    await move('a', 'b', 'c')
    expect(await order()).toBe('bacd')
    await move('d', 'b', 'a')
    expect(await order()).toBe('bdac')
    await move('c', null, 'b')
    expect(await order()).toBe('cbda')
    const moved = await move('b', 'a', null)
    expect(await order()).toBe('cdab')
    expect(await db.auditEntry.count({ where: { entityId: moved.id, action: 'reorder' } })).toBe(1)
  })

  test('and stays next to the one it passes when a filter hides records in between', async () => {
    const move = await givenOrder()
    await move('a', 'b', 'd')
    expect(await order()).toBe('bacd')
    await move('d', 'b', 'c')
    expect(await order()).toBe('badc')
  })

  test('but not when the two have changed places or one is gone: the order stays', async () => {
    const move = await givenOrder()
    await move('b', null, 'a')
    const refused = { status: 409, message: 'The order has changed. Please reload the page' }
    await expect(move('d', 'a', 'b')).rejects.toMatchObject(refused)
    await expect(move('d', '018f0000-0000-7000-8000-000000000000', null)).rejects.toMatchObject(refused)
    expect(await order()).toBe('bacd')
  })

  test('only among the children of one parent, and only by users who may write', async () => {
    const [own, other] = [await givenCommunity('own'), await givenCommunity('other')]
    const give = ({ id }: { id: string }, title: string) =>
      createRecord(editor, communityHighlights, { communityId: id, title, description: 'x' })
    const [garden, hall] = [await give(own, 'Garden'), await give(own, 'Hall')]
    const lake = await give(other, 'Lake')
    expect(
      await moveRecord(editor, communityHighlights, { id: hall.id, after: null, before: garden.id }),
    ).toMatchObject({ sortOrder: 0 })
    await expect(
      moveRecord(editor, communityHighlights, { id: hall.id, after: lake.id, before: null }),
    ).rejects.toMatchObject({ status: 409 })
    const move = await givenOrder()
    await expect(move('b', null, 'a', somebody('viewer'))).rejects.toMatchObject({ status: 403 })
    const picture = await givenImage('Porch')
    await expect(
      moveRecord(editor, images, { id: picture.id, after: picture.id, before: null }),
    ).rejects.toMatchObject({ status: 400 })
  })
})
