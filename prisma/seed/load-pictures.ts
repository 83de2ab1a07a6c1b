import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { v7 as uuid } from 'uuid'
import * as z from 'zod'
import type { Prisma } from '@/lib/generated/prisma/client'
import { ENCODING_LANES, encodePicture } from '@/lib/media/encode'
import { pictureInMemory } from '@/lib/media/picture-file'
import { pictureRow } from '@/lib/media/pipeline'
import { storeTrustedSvg } from '@/lib/media/svg'

/** Where the demo art lies in a checkout. */
export const ART_FOLDER = resolve(process.cwd(), 'prisma/seed/art')

const PROGRESS_EVERY_MS = 2_000

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

/** The demo art as art.json lists it. */
export async function readArtList(folder = ART_FOLDER): Promise<ArtEntry[]> {
  const text = await readFile(join(folder, 'art.json'), 'utf8')
  return z.object({ images: z.array(entry) }).parse(JSON.parse(text)).images
}

type Preparing = { artFolder: string; say: (line: string) => void }

/**
 * Runs the demo art through the media pipeline; what storage holds already is not encoded again.
 * @returns images rows by file name within the folder
 */
export async function preparePictures({ artFolder, say }: Preparing) {
  const art = await readArtList(artFolder)
  const rows = new Map<string, PictureRow>()
  const waiting = art.values()
  let said = performance.now()
  const lane = async () => {
    for (const picture of waiting) {
      rows.set(picture.file, await preparePicture(artFolder, picture))
      if (rows.size < art.length && performance.now() - said < PROGRESS_EVERY_MS) continue
      said = performance.now()
      say(`Pictures ${rows.size}/${art.length}`)
    }
  }
  await Promise.all(Array.from({ length: ENCODING_LANES }, lane))
  return rows
}

async function preparePicture(folder: string, { file, alt, focalPoint, use }: ArtEntry): Promise<PictureRow> {
  try {
    const bytes = await readFile(join(folder, file))
    const encoded = file.endsWith('.svg')
      ? await storeTrustedSvg(bytes)
      : await encodePicture(pictureInMemory(bytes))
    const decorative = use.startsWith('decorative')
    const details = { filename: file, alt, decorative, focalX: focalPoint.x, focalY: focalPoint.y }
    return { id: uuid(), ...pictureRow(encoded, details) }
  } catch (error) {
    throw new Error(`Demo data: the picture '${file}' could not be prepared`, { cause: error })
  }
}
