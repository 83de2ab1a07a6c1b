import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as z from 'zod'

export const ART_FOLDER = resolve(process.cwd(), 'prisma/seed/art')

/** Describes the pictures of its folder. */
export const ART_LIST = 'art.json'

/** Point that every crop keeps, in fractions of width and height from the top left. */
export const focalPoint = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

const entry = z.object({
  file: z.string(),
  alt: z.string().min(1),
  focalPoint,
  group: z.string(),
  use: z.string(),
})

export type ArtEntry = z.infer<typeof entry>

/** A demo picture: `file` is its key in demo data, `path` the file on disk. */
export type ArtPicture = ArtEntry & {
  /** Absolute. */
  path: string
  /** Name of the file on disk, for display. */
  filename: string
}

/** The demo art as listed in art.json. */
export async function readArtList(folder = ART_FOLDER): Promise<ArtEntry[]> {
  const text = await readFile(join(folder, ART_LIST), 'utf8')
  return z.object({ images: z.array(entry) }).parse(JSON.parse(text)).images
}

/** The demo art with its own files. */
export async function readDrawings(folder: string): Promise<ArtPicture[]> {
  const list = await readArtList(folder)
  return list.map((drawing) => ({ ...drawing, path: join(folder, drawing.file), filename: drawing.file }))
}
