import { readFile } from 'node:fs/promises'
import { v7 as uuid } from 'uuid'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { privateStorage } from '@/lib/platform/integrations/storage'
import { ENCODING_LANES, encodePicture, encodeWidest } from '@/lib/platform/media/encode'
import { pictureInMemory } from '@/lib/platform/media/picture-file'
import { pictureRow } from '@/lib/platform/media/picture-row'
import { storeTrustedSvg } from '@/lib/platform/media/svg'
import { sourceKey } from '@/lib/records/images/complete-pictures'
import type { ArtPicture } from '@/prisma/seed/art'

const PROGRESS_EVERY_MS = 2_000

/** An images row whose id is known before it is written, so that other rows can reference it. */
export type PictureRow = Prisma.ImageCreateManyInput & { id: string }

/** A picture with one encoding; the worker makes the others from `source`, a key of private storage. */
export type UnfinishedPicture = { checksum: string; source: string }

type Preparing = {
  art: ArtPicture[]
  /** Makes every encoding now, instead of one for each picture. */
  isComplete: boolean
  say: (line: string) => void
}

/**
 * Runs the demo art through the media pipeline; already stored pictures are not encoded again.
 * @returns images rows by demo file name, and the pictures left to the worker
 */
export async function preparePictures({ art, isComplete, say }: Preparing) {
  const rows = new Map<string, PictureRow>()
  const unfinished: UnfinishedPicture[] = []
  const waiting = art.values()
  let said = performance.now()
  const lane = async () => {
    for (const picture of waiting) {
      const { row, source } = await preparePicture(picture, isComplete)
      rows.set(picture.file, row)
      if (source) unfinished.push({ checksum: row.checksum, source })
      if (rows.size < art.length && performance.now() - said < PROGRESS_EVERY_MS) continue
      said = performance.now()
      say(`Pictures ${rows.size}/${art.length}`)
    }
  }
  await Promise.all(Array.from({ length: ENCODING_LANES }, lane))
  return { rows, unfinished }
}

async function preparePicture(
  { file, path, filename, alt, focalPoint, use }: ArtPicture,
  isComplete: boolean,
): Promise<{ row: PictureRow; source: string | null }> {
  try {
    const bytes = await readFile(path)
    const { encoded, source } = await encode(file, bytes, isComplete)
    const decorative = use.startsWith('decorative')
    const details = { filename, alt, decorative, focalX: focalPoint.x, focalY: focalPoint.y }
    return { row: { id: uuid(), ...pictureRow(encoded, details) }, source }
  } catch (error) {
    throw new Error(`Demo data: the picture '${filename}' could not be prepared`, { cause: error })
  }
}

async function encode(file: string, bytes: Buffer, isComplete: boolean) {
  if (file.endsWith('.svg')) return { encoded: await storeTrustedSvg(bytes), source: null }
  const picture = pictureInMemory(bytes)
  if (isComplete) return { encoded: await encodePicture(picture), source: null }
  const first = await encodeWidest(picture)
  if (first.isComplete) return { encoded: first.encoded, source: null }
  const source = sourceKey(picture.checksum)
  await privateStorage().put(source, bytes)
  return { encoded: first.encoded, source }
}
