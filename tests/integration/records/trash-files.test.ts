import { expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { storage } from '@/lib/platform/integrations/storage'
import { readVariants } from '@/lib/platform/media/image-variant'
import type { LeasedItem } from '@/lib/platform/outbox/define-handler'
import type { AdminRecord } from '@/lib/records/declare/record'
import { images } from '@/lib/records/entities/images'
import { videos } from '@/lib/records/entities/videos'
import { uploadPicture } from '@/lib/records/images/upload-picture'
import { uploadVideo } from '@/lib/records/images/upload-video'
import { removeRecord, updateRecord } from '@/lib/records/store/operations'
import { deleteForGood } from '@/lib/records/trash/purge'
import { removeFiles } from '@/lib/records/trash/remove-files'
import { restoreDeleted } from '@/lib/records/trash/restore-deleted'
import { member, somebody } from '@/tests/support/admin-fixtures'
import { someJpeg } from '@/tests/support/pictures'
import { SOME_CAPTIONS, someMp4 } from '@/tests/support/videos'

const admin = somebody('admin')

async function upload(bytes: Buffer): Promise<AdminRecord> {
  const body = new Blob([new Uint8Array(bytes)]).stream()
  return (await uploadPicture(admin, body, { filename: 'a.jpg', alt: 'A porch', decorative: false })).record
}

const keysOf = ({ objectKey, variants }: AdminRecord) => [
  String(objectKey),
  ...readVariants(variants).map(({ url }) => url.replace('/media/', '')),
]

const thereOf = async (keys: string[]) => {
  const found = await Promise.all(keys.map((key) => storage().exists(key)))
  return found.filter(Boolean).length
}

/** Runs the worker on the rows that a purge queued. */
async function work(): Promise<void> {
  const items = await db.outboxItem.findMany({ where: { kind: 'remove-files', state: 'due' } })
  for (const { id, payload } of items) {
    const outcome = await removeFiles.run({ payload } as LeasedItem, new AbortController().signal)
    expect(outcome).toEqual({ outcome: 'done' })
    await db.outboxItem.delete({ where: { id } })
  }
}

test('a picture’s files stay as long as it can be restored, and are deleted with it', async () => {
  const picture = await upload(await someJpeg(900, 600))
  const keys = keysOf(picture)
  expect(keys.length).toBeGreaterThan(3)
  await removeRecord(admin, images, picture.id)
  expect(await thereOf(keys)).toBe(keys.length)
  const { record } = await restoreDeleted(admin, picture.id)
  expect(record).toMatchObject({ url: picture.url, variants: picture.variants })
  await removeRecord(admin, images, picture.id)
  await deleteForGood(admin, picture.id)
  await work()
  expect(await thereOf(keys)).toBe(0)
})

test('files that something else still needs stay', async () => {
  const bytes = await someJpeg(900, 600)
  const first = await upload(bytes)
  const keys = keysOf(first)
  await removeRecord(admin, images, first.id)
  const again = await upload(bytes)
  expect(keysOf(again)).toEqual(keys)
  await expect(restoreDeleted(admin, first.id)).rejects.toMatchObject({ status: 409 })
  await deleteForGood(admin, first.id)
  await work()
  expect(await thereOf(keys)).toBe(keys.length)

  await removeRecord(admin, images, again.id)
  // Meanwhile an earlier state of a text was restored.
  const bio = `<p>Bea.</p><img src="${again.url}" alt="" />`
  const { id } = await db.teamMember.create({ data: { ...member('bea'), bio } })
  await deleteForGood(admin, again.id)
  await work()
  expect(await thereOf(keys)).toBe(keys.length)
  await db.teamMember.delete({ where: { id } })
})

test('a video goes with its captions', async () => {
  const body = new Blob([new Uint8Array(someMp4())]).stream()
  const { record } = await uploadVideo(admin, body, { filename: 'a.mp4' })
  const video = await updateRecord(admin, videos, record.id, { captions: SOME_CAPTIONS })
  const keys = [String(video.objectKey), String(video.captionsUrl).replace('/media/', '')]
  expect(await thereOf(keys)).toBe(2)
  await removeRecord(admin, videos, video.id)
  expect(await thereOf(keys)).toBe(2)
  await deleteForGood(admin, video.id)
  await work()
  expect(await thereOf(keys)).toBe(0)
})
