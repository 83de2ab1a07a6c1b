import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { AppError } from '@/lib/platform/errors'
import { storage } from '@/lib/platform/integrations/storage'
import { readVariants, variantFor } from '@/lib/platform/media/image-variant'
import type { AdminRecord } from '@/lib/records/declare/record'
import { communities } from '@/lib/records/entities/communities'
import { images } from '@/lib/records/entities/images'
import { teamMembers } from '@/lib/records/entities/team-members'
import { replacePicture, uploadPicture } from '@/lib/records/images/upload-picture'
import { createRecord, getRecord, removeRecord } from '@/lib/records/store/operations'
import { placesOf } from '@/lib/records/store/usage'
import { givenCommunity, member, somebody } from '@/tests/support/admin-fixtures'
import { someJpeg } from '@/tests/support/pictures'

const editor = somebody('editor')
const bodyOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]).stream()

async function given(alt: string): Promise<AdminRecord> {
  const words = { filename: 'a.jpg', alt, decorative: false }
  return (await uploadPicture(editor, bodyOf(await someJpeg(900, 600)), words)).record
}

const replace = (id: string, bytes: Buffer, more: { seen?: string } = {}, actor = editor) =>
  replacePicture(actor, id, bodyOf(bytes), { filename: 'b.jpg', ...more })

const statusOf = (work: Promise<unknown>) =>
  work.catch((error: unknown) => (error instanceof AppError ? error.status : error))

beforeAll(() => db.$executeRaw`truncate images, team_members, communities cascade`)

test('H4: a replaced picture changes everywhere; its address changes, description and focal point stay', async () => {
  const picture = await given('A porch')
  await db.image.update({ where: { id: picture.id }, data: { takenOn: new Date('2026-11-03') } })
  const old = variantFor(readVariants(picture.variants), 800)
  const bio = `<p>Ann.</p><img src="${old?.url}" alt="A porch" width="800" height="533" />`
  const ann = await createRecord(editor, teamMembers, member('ann', { avatarImageId: picture.id, bio }))
  expect(ann.bio).toContain(String(old?.url))

  const after = await replace(picture.id, await someJpeg(560, 784))
  expect(after).toMatchObject({ id: picture.id, alt: 'A porch', width: 560, height: 784, filename: 'b.jpg' })
  expect(after.url).not.toBe(picture.url)
  // The new file was taken on another day.
  expect(after.takenOn).toBeNull()
  const { avatarImageId, bio: followed } = await getRecord(editor, teamMembers, ann.id)
  expect(avatarImageId).toBe(picture.id)
  const fresh = variantFor(readVariants(after.variants), 800)
  expect(followed).toContain(
    `src="${fresh?.url}" alt="A porch" width="${fresh?.width}" height="${fresh?.height}"`,
  )
  // Mail and shared links still work.
  expect(await storage().size(String(picture.objectKey))).toBe(picture.sizeBytes)
  const history = await db.auditEntry.findMany({ where: { action: 'update' }, select: { entity: true } })
  expect(history.map(({ entity }) => entity).toSorted()).toEqual(['image', 'teamMember'])
})

test('H4: bytes that the library already has, an outdated page and a role without the right are refused', async () => {
  const bytes = await someJpeg(320, 200)
  const there = (
    await uploadPicture(editor, bodyOf(bytes), { filename: 'c.jpg', alt: 'A lake', decorative: false })
  ).record
  const picture = await given('A barn')
  expect(await statusOf(replace(picture.id, bytes))).toBe(409)
  expect((await replace(there.id, bytes)).updatedAt).toBe(there.updatedAt)
  const seen = new Date(0).toISOString()
  expect(await statusOf(replace(picture.id, await someJpeg(), { seen }))).toBe(409)
  expect(await statusOf(replace(picture.id, await someJpeg(), {}, somebody('viewer')))).toBe(403)
  expect(await statusOf(replace(picture.id, Buffer.from('<svg></svg>'.repeat(9))))).toBe(400)
  expect((await getRecord(editor, images, picture.id)).url).toBe(picture.url)
})

test('H4: uses of a picture are listed with addresses, texts included, and prevent its deletion', async () => {
  const picture = await given('A garden')
  const community = await givenCommunity('garden-house', { name: 'Garden House' })
  await db.community.update({ where: { id: community.id }, data: { imageId: picture.id } })
  const src = `<img src="${variantFor(readVariants(picture.variants), 800)?.url}" alt="" />`
  const bea = await createRecord(editor, teamMembers, member('bea', { bio: `<p>Bea.</p>${src}` }))
  expect(await placesOf(editor, images, picture)).toEqual([
    {
      href: `/admin/communities/${community.id}`,
      what: 'community',
      title: 'Garden House',
      field: expect.any(String),
    },
    { href: `/admin/team-members/${bea.id}`, what: 'team member', title: 'Name of bea', field: 'Bio' },
  ])
  const elsewhere = somebody('editor', [(await givenCommunity('other-house')).id])
  expect((await placesOf(elsewhere, images, picture)).map(({ title }) => title)).not.toContain('Garden House')
  await expect(removeRecord(editor, images, picture.id)).rejects.toThrow(
    /1 community \(Garden House\) and 1 team member/,
  )
  expect(communities.fields.imageId?.entity).toBe('image')
})
