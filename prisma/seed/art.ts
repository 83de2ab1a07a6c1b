import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as z from 'zod'

/** Where the demo art lies in a checkout. */
export const ART_FOLDER = resolve(process.cwd(), 'prisma/seed/art')

/** The file that says of each picture of a folder what it shows. */
export const ART_LIST = 'art.json'

/** What every crop must keep, in fractions of width and height from the top left. */
export const focalPoint = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

const entry = z.object({
  file: z.string(),
  alt: z.string().min(1),
  focalPoint,
  group: z.string(),
  use: z.string(),
})

export type ArtEntry = z.infer<typeof entry>

/** A picture of the demo, which demo data calls by `file`, and the file on disk that shows it. */
export type ArtPicture = ArtEntry & {
  /** Absolute. */
  path: string
  /** Of the file on disk, as it is kept for display. */
  filename: string
}

/** The demo art as art.json lists it. */
export async function readArtList(folder = ART_FOLDER): Promise<ArtEntry[]> {
  const text = await readFile(join(folder, ART_LIST), 'utf8')
  return z.object({ images: z.array(entry) }).parse(JSON.parse(text)).images
}

/** The demo art as it is drawn. */
export async function readDrawings(folder: string): Promise<ArtPicture[]> {
  const list = await readArtList(folder)
  return list.map((drawing) => ({ ...drawing, path: join(folder, drawing.file), filename: drawing.file }))
}
