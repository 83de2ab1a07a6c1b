import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { v7 as uuid } from 'uuid'
import * as z from 'zod'
import type { Prisma } from '@/lib/generated/prisma/client'
import { ENCODING_LANES, encodePicture } from '@/lib/media/encode'
import { pictureRow } from '@/lib/media/pipeline'
import { storeTrustedSvg } from '@/lib/media/svg'

const ART = resolve(process.cwd(), 'prisma/seed/art')

const entry = z.object({
  file: z.string(),
  alt: z.string().min(1),
  focalPoint: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
  group: z.string(),
  use: z.string(),
})

export type ArtEntry = z.infer<typeof entry>

/** An images row with its id, so that other rows can point at it before it is written. */
export type PictureRow = Prisma.ImageCreateManyInput & { id: string }

/** The demo art as prisma/seed/art/art.json lists it. */
export async function readArtList(): Promise<ArtEntry[]> {
  const text = await readFile(join(ART, 'art.json'), 'utf8')
  return z.object({ images: z.array(entry) }).parse(JSON.parse(text)).images
}

/**
 * Runs demo art through the media pipeline; what storage holds already is not encoded again.
 * @param done told after each picture how many are ready
 * @returns images rows by file name within prisma/seed/art
 */
export async function preparePictures(
  art: ArtEntry[],
  done: (ready: number, all: number) => void,
): Promise<Map<string, PictureRow>> {
  const rows = new Map<string, PictureRow>()
  const waiting = art.values()
  const lane = async () => {
    for (const picture of waiting) {
      rows.set(picture.file, await preparePicture(picture))
      done(rows.size, art.length)
    }
  }
  await Promise.all(Array.from({ length: ENCODING_LANES }, lane))
  return rows
}

async function preparePicture({ file, alt, focalPoint, use }: ArtEntry): Promise<PictureRow> {
  try {
    const bytes = await readFile(join(ART, file))
    const encoded = file.endsWith('.svg') ? await storeTrustedSvg(bytes) : await encodePicture(bytes)
    const decorative = use.startsWith('decorative')
    return {
      id: uuid(),
      ...pictureRow(encoded, { filename: file, alt, decorative, focalX: focalPoint.x, focalY: focalPoint.y }),
    }
  } catch (error) {
    throw new Error(`Picture ${file} could not be prepared`, { cause: error })
  }
}
