import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { imageTags } from '@/lib/records/entities/image-tags'
import { images } from '@/lib/records/entities/images'
import { teamMembers } from '@/lib/records/entities/team-members'
import { listTags, mergeTags } from '@/lib/records/images/tags'
import { uploadPicture } from '@/lib/records/images/upload-picture'
import { listFromUrl } from '@/lib/records/lists/list-records'
import { restoreRevision } from '@/lib/records/publish/revisions'
import { createRecord, removeRecord, updateRecord, updateRecords } from '@/lib/records/store/operations'
import { restoreDeleted } from '@/lib/records/trash/restore-deleted'
import { givenImage, member, somebody } from '@/tests/support/admin-fixtures'
import { someJpeg } from '@/tests/support/pictures'

const editor = somebody('editor')
const REFUSED = { status: 403 }

beforeEach(async () => {
  await db.$executeRaw`truncate images, image_tags, team_members, deleted_records, revisions cascade`
})

const givenTag = (name: string) => createRecord(editor, imageTags, { name })
const counts = async () => (await listTags(editor)).map(({ name, pictures }) => [name, pictures])

async function shown(query: Record<string, string>): Promise<unknown[]> {
  const { rows } = await listFromUrl(editor, images, new URLSearchParams(query))
  return rows.map(({ alt }) => alt).toSorted()
}

async function tag(image: { id: string }, ...tags: { id: string }[]) {
  return updateRecord(editor, images, image.id, { tags: tags.map(({ id }) => id) })
}

describe('H4: tags of the picture library', () => {
  test('are counted, and filter the library by tag or for pictures without any', async () => {
    const [porch, lake, hall] = await Promise.all(['Porch', 'Lake', 'Hall'].map(givenImage))
    const [summer, outdoors] = [await givenTag('Summer'), await givenTag('outdoors')]
    if (!porch || !lake || !hall) throw new Error('three pictures')
    await tag(porch, summer, outdoors)
    await tag(lake, outdoors)
    expect(await counts()).toEqual([
      ['outdoors', 2],
      ['Summer', 1],
    ])
    expect(await shown({ tags: outdoors.id })).toEqual(['Lake', 'Porch'])
    expect(await shown({ tags: outdoors.id, search: 'porch' })).toEqual(['Porch'])
    expect(await shown({ tags: 'none' })).toEqual(['Hall'])
  })

  test('are put on several pictures at once, undescribed ones too, and removed', async () => {
    const [porch, bare] = [await givenImage('Porch'), await givenImage('')]
    const summer = await givenTag('Summer')
    const inputs = [porch, bare].map(({ id }) => ({ id, input: { tags: [summer.id] } }))
    const changed = await updateRecords(editor, images, inputs)
    expect(await counts()).toEqual([['Summer', 2]])
    const back = changed.map(({ before, after: { id, updatedAt } }) => {
      return { id, input: { updatedAt, tags: before.tags } }
    })
    await updateRecords(editor, images, back)
    expect(await counts()).toEqual([['Summer', 0]])
    const log = await db.auditEntry.findMany({ where: { entityId: bare.id }, orderBy: { id: 'asc' } })
    expect(log.map(({ action, after }) => [action, after])).toEqual([
      ['update', { tags: [summer.id] }],
      ['update', { tags: [] }],
    ])
    await expect(updateRecord(editor, images, bare.id, { alt: '' })).rejects.toMatchObject({ status: 400 })
  })

  test('are added at upload; a duplicate gets the missing ones', async () => {
    const [summer, outdoors] = [await givenTag('Summer'), await givenTag('Outdoors')]
    const bytes = await someJpeg()
    const upload = (...tags: string[]) =>
      uploadPicture(editor, new Blob([new Uint8Array(bytes)]).stream(), {
        filename: 'porch.jpg',
        decorative: false,
        tags,
      })
    const gone = '01900000-0000-7000-8000-000000000000'
    expect((await upload(summer.id, gone)).record.tags).toEqual([summer.id])
    const again = await upload(outdoors.id)
    expect(again.isDuplicate).toBe(true)
    expect(again.record.tags).toEqual([summer.id, outdoors.id].toSorted())
  })

  test('one name is one tag, however it is written', async () => {
    const summer = await givenTag('Summer party')
    const taken = { status: 409, fieldErrors: { name: expect.stringContaining('already used') } }
    await expect(givenTag(' summer   PARTY ')).rejects.toMatchObject(taken)
    const other = await givenTag('Winter')
    await expect(updateRecord(editor, imageTags, other.id, { name: 'SUMMER party' })).rejects.toMatchObject(
      taken,
    )
    expect((await updateRecord(editor, imageTags, summer.id, { name: 'Summer  Party' })).name).toBe(
      'Summer Party',
    )
  })

  test('a merged tag is on the pictures of both, and the other can be restored with its own', async () => {
    const [porch, lake] = [await givenImage('Porch'), await givenImage('Lake')]
    const [dinning, dining] = [await givenTag('dinning'), await givenTag('Dining')]
    await tag(porch, dinning, dining)
    await tag(lake, dinning)
    expect((await mergeTags(editor, dinning.id, dining.id)).name).toBe('Dining')
    expect(await counts()).toEqual([['Dining', 2]])
    const [entry] = await db.auditEntry.findMany({ where: { action: 'merge', entityId: dining.id } })
    expect(entry).toMatchObject({ before: { name: 'dinning' }, after: { name: 'Dining', pictures: 1 } })
    await restoreDeleted(editor, dinning.id)
    expect(await counts()).toEqual([
      ['Dining', 2],
      ['dinning', 2],
    ])
    await expect(mergeTags(editor, dining.id, dining.id)).rejects.toMatchObject({ status: 400 })
  })

  test('a tag is deleted while in use, and restored; neither side waits for the other in the trash', async () => {
    const [porch, lake] = [await givenImage('Porch'), await givenImage('Lake')]
    const summer = await givenTag('Summer')
    await tag(porch, summer)
    await tag(lake, summer)
    await removeRecord(editor, imageTags, summer.id)
    expect((await listFromUrl(editor, images, new URLSearchParams({ tags: 'none' }))).total).toBe(2)
    await removeRecord(editor, images, lake.id)
    await restoreDeleted(editor, summer.id)
    expect(await counts()).toEqual([['Summer', 1]])
    await restoreDeleted(editor, lake.id)
    expect(await shown({})).toEqual(['Lake', 'Porch'])
    await givenTag('Autumn')
    await removeRecord(editor, imageTags, summer.id)
    await givenTag('summer')
    await expect(restoreDeleted(editor, summer.id)).rejects.toMatchObject({ status: 409 })
  })

  test('an earlier state of a picture that names a deleted tag is restored without it', async () => {
    const porch = await givenImage('Porch')
    const [summer, winter] = [await givenTag('Summer'), await givenTag('Winter')]
    await tag(porch, summer, winter)
    await tag(porch)
    await removeRecord(editor, imageTags, summer.id)
    expect((await restoreRevision(editor, images, porch.id, 2)).tags).toEqual([winter.id])
  })

  test('readers of the library use tags but change none; users who need approval may tag public pictures', async () => {
    const porch = await givenImage('Porch')
    const [summer, winter] = [await givenTag('Summer'), await givenTag('Winter')]
    const viewer = somebody('viewer')
    expect((await listTags(viewer)).length).toBe(2)
    const attempts = [
      () => createRecord(viewer, imageTags, { name: 'Spring' }),
      () => updateRecord(viewer, images, porch.id, { tags: [summer.id] }),
      () => mergeTags(viewer, summer.id, winter.id),
      () => removeRecord(viewer, imageTags, summer.id),
    ]
    for (const attempt of attempts) await expect(attempt).rejects.toMatchObject(REFUSED)
    await createRecord(editor, teamMembers, member('ruth', { avatarImageId: porch.id, active: true }))
    const learner = { ...editor, mayPublish: false }
    await createRecord(learner, imageTags, { name: 'Spring' })
    expect((await updateRecord(learner, images, porch.id, { tags: [summer.id] })).tags).toEqual([summer.id])
    await expect(updateRecord(learner, images, porch.id, { alt: 'Another' })).rejects.toMatchObject(REFUSED)
  })
})
