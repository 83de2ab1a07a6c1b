import sharp from 'sharp'
import { expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { privateStorage, storage } from '@/lib/platform/integrations/storage'
import { encodeWidest } from '@/lib/platform/media/encode'
import { readVariants } from '@/lib/platform/media/image-variant'
import { pictureInMemory } from '@/lib/platform/media/picture-file'
import { pictureRow } from '@/lib/platform/media/picture-row'
import { plannedVariants } from '@/lib/platform/media/variant-plan'
import { completePictures, enqueueCompletion, sourceKey } from '@/lib/records/images/complete-pictures'
import { runDue } from '@/tests/support/outbox-worker'

const size = { width: 800, height: 500 }

async function givenUnfinishedPicture() {
  const create = { ...size, channels: 3 as const, background: '#557755' }
  const bytes = await sharp({ create }).jpeg().toBuffer()
  const picture = pictureInMemory(bytes)
  const { encoded, isComplete } = await encodeWidest(picture)
  const row = pictureRow(encoded, { filename: 'porch.jpg', alt: 'A porch' })
  const { id } = await db.image.create({ data: row })
  const source = sourceKey(picture.checksum)
  await privateStorage().put(source, bytes)
  await db.$transaction((tx) => enqueueCompletion(tx, [{ checksum: picture.checksum, source }]))
  return { id, picture, source, encoded, isComplete }
}

const variantsOf = async (id: string) =>
  readVariants((await db.image.findUniqueOrThrow({ where: { id } })).variants)

test('a picture starts with its widest WebP, and the worker makes the rest once', async () => {
  const { id, picture, source, encoded, isComplete } = await givenUnfinishedPicture()
  expect(isComplete).toBe(false)
  expect((await variantsOf(id)).map(({ format, width }) => [format, width])).toEqual([['webp', 800]])

  await runDue(completePictures)
  const planned = plannedVariants(size)
  const variants = await variantsOf(id)
  expect(planned.length).toBeGreaterThan(3)
  expect(variants.map(({ format, width }) => [format, width])).toEqual(
    planned.map(({ format, width }) => [format, width]),
  )
  for (const { width, format } of planned)
    expect(
      await storage().size(encoded.objectKey.replace(/\d+\.webp$/, `${width}.${format}`)),
    ).toBeGreaterThan(0)
  await expect(privateStorage().exists(source)).resolves.toBe(false)
  expect((await encodeWidest(picture)).isComplete).toBe(true)
})

test('a repeat of the row after its work was done changes nothing', async () => {
  const [picture] = await db.image.findMany()
  const before = await variantsOf(picture?.id ?? '')
  const source = sourceKey(picture?.checksum ?? '')
  await db.$transaction((tx) => enqueueCompletion(tx, [{ checksum: picture?.checksum ?? '', source }]))
  await runDue(completePictures)
  expect(await variantsOf(picture?.id ?? '')).toEqual(before)
  expect(await db.outboxItem.count({ where: { kind: completePictures.kind, state: { not: 'done' } } })).toBe(
    0,
  )
})
