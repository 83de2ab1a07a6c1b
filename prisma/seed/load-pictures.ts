import { readFile } from 'node:fs/promises'
import { v7 as uuid } from 'uuid'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { ENCODING_LANES, encodePicture } from '@/lib/platform/media/encode'
import { pictureInMemory } from '@/lib/platform/media/picture-file'
import { pictureRow } from '@/lib/platform/media/pipeline'
import { storeTrustedSvg } from '@/lib/platform/media/svg'
import type { ArtPicture } from '@/prisma/seed/art'

const PROGRESS_EVERY_MS = 2_000

/** An images row whose id is known before it is written, so that other rows can reference it. */
export type PictureRow = Prisma.ImageCreateManyInput & { id: string }

type Preparing = { art: ArtPicture[]; say: (line: string) => void }

/**
 * Runs the demo art through the media pipeline; already stored pictures are not encoded again.
 * @returns images rows by demo file name
 */
export async function preparePictures({ art, say }: Preparing) {
  const rows = new Map<string, PictureRow>()
  const waiting = art.values()
  let said = performance.now()
  const lane = async () => {
    for (const picture of waiting) {
      rows.set(picture.file, await preparePicture(picture))
      if (rows.size < art.length && performance.now() - said < PROGRESS_EVERY_MS) continue
      said = performance.now()
      say(`Pictures ${rows.size}/${art.length}`)
    }
  }
  await Promise.all(Array.from({ length: ENCODING_LANES }, lane))
  return rows
}

async function preparePicture({
  file,
  path,
  filename,
  alt,
  focalPoint,
  use,
}: ArtPicture): Promise<PictureRow> {
  try {
    const bytes = await readFile(path)
    const encoded = file.endsWith('.svg')
      ? await storeTrustedSvg(bytes)
      : await encodePicture(pictureInMemory(bytes))
    const decorative = use.startsWith('decorative')
    const details = { filename, alt, decorative, focalX: focalPoint.x, focalY: focalPoint.y }
    return { id: uuid(), ...pictureRow(encoded, details) }
  } catch (error) {
    throw new Error(`Demo data: the picture '${filename}' could not be prepared`, { cause: error })
  }
}
