import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import * as z from 'zod'
import { AppError, badRequest } from '@/lib/platform/errors'
import { altTextProblem } from '@/lib/platform/media/alt-text'
import { measurePicture } from '@/lib/platform/media/encode'
import { pictureInMemory } from '@/lib/platform/media/picture-file'
import { ART_LIST, type ArtPicture, focalPoint } from '@/prisma/seed/art'

/** Minimum width in pixels: smaller pictures would be enlarged at full screen width. */
const MIN_WIDTH_PX = 800

/** Logos, icons and dividers are not replaced; they are changed in the back office. */
const LOGO_FILES = /^brand\/(?!og-background)/

const CENTER = { x: 0.5, y: 0.5 }

const described = z.object({
  images: z.array(
    z.object({ file: z.string(), alt: z.string().optional(), focalPoint: focalPoint.optional() }),
  ),
})

type PictureDetails = z.infer<typeof described>['images'][number]

/**
 * Replaces demo drawings with a provider's photographs of the same name, with any extension. Drawings without
 * a photograph stay and are reported.
 * @param drawings the demo art
 * @param folder absolute; may contain an art.json with `alt` and `focalPoint` per file
 * @throws AppError 400 that lists everything wrong with the folder
 */
export async function withPhotographs(
  drawings: ArtPicture[],
  folder: string,
  say: (line: string) => void,
): Promise<ArtPicture[]> {
  const wanted = drawings.filter(({ file }) => !LOGO_FILES.test(file))
  const names = new Set(wanted.map(({ file }) => nameOf(file)))
  const { files, unknown, duplicates } = sortFiles(await filesIn(folder), names)
  const words = await readDetails(folder)
  const problems = duplicates.map((name) => `${name}: there are two files of this name`)
  const pictures: ArtPicture[] = []
  for (const drawing of drawings) {
    const file = files.get(nameOf(drawing.file))
    const own = words.get(nameOf(drawing.file))
    if (file) problems.push(...(await problemsOf(folder, file, own)))
    pictures.push(file ? photograph(drawing, folder, file, own) : drawing)
  }
  if (files.size === 0) problems.push(`no file is called like a picture of the demo (${[...names][0]}.jpg)`)
  if (problems.length > 0)
    throw badRequest(`DEMO_PHOTOGRAPHS (${folder}) cannot be used:\n  ${problems.join('\n  ')}`)

  say(`Photographs replace ${files.size} of ${wanted.length} drawings`)
  const undescribed = [...files.keys()].filter((name) => !words.get(name)?.alt)
  reportNames(say, 'No description in art.json, so the drawing’s is used', undescribed)
  reportNames(say, 'Drawings without a photograph', without(names, files))
  reportNames(say, 'Skipped, because no picture of the demo has this name', [
    ...unknown,
    ...without(words, names),
  ])
  return pictures
}

/** Relative paths with slashes, without hidden files. @throws AppError when the folder cannot be read */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw badRequest(`DEMO_PHOTOGRAPHS: the folder ${folder} cannot be read`)
  })
  return entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== ART_LIST)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort()
}

function sortFiles(found: string[], names: Set<string>) {
  const files = new Map<string, string>()
  const unknown: string[] = []
  const duplicates: string[] = []
  for (const file of found) {
    const name = nameOf(file)
    if (!names.has(name)) unknown.push(file)
    else if (files.has(name)) duplicates.push(name)
    else files.set(name, file)
  }
  return { files, unknown, duplicates }
}

/** Entries of the folder's art.json by name. @throws AppError when it is invalid */
async function readDetails(folder: string): Promise<Map<string, PictureDetails>> {
  const text = await readFile(join(folder, ART_LIST), 'utf8').catch(() => '{"images": []}')
  try {
    const { images } = described.parse(JSON.parse(text))
    return new Map(images.map((words) => [nameOf(words.file), words]))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : 'it is not JSON'
    throw badRequest(`DEMO_PHOTOGRAPHS: ${join(folder, ART_LIST)} is not valid: ${reason}`)
  }
}

async function problemsOf(
  folder: string,
  file: string,
  words: PictureDetails | undefined,
): Promise<string[]> {
  const problems: string[] = []
  const problem = words?.alt ? altTextProblem(words.alt, false) : null
  if (problem) problems.push(`${file}: its description in art.json: ${problem}`)
  try {
    const { width } = await measurePicture(pictureInMemory(await readFile(join(folder, file))))
    if (width < MIN_WIDTH_PX)
      problems.push(`${file}: it is ${width} pixels wide and must have at least ${MIN_WIDTH_PX}`)
  } catch (error) {
    problems.push(`${file}: ${error instanceof AppError ? error.message : 'it cannot be read'}`)
  }
  return problems
}

function photograph(
  drawing: ArtPicture,
  folder: string,
  file: string,
  words: PictureDetails | undefined,
): ArtPicture {
  return {
    ...drawing,
    path: join(folder, file),
    filename: file,
    alt: words?.alt?.trim() || drawing.alt,
    focalPoint: words?.focalPoint ?? CENTER,
  }
}

function reportNames(say: (line: string) => void, what: string, names: string[]): void {
  if (names.length > 0) say(`${what}: ${names.join(', ')}`)
}

type Names = { keys(): Iterable<string>; has(name: string): boolean }

const without = (names: Names, taken: Names) => [...names.keys()].filter((name) => !taken.has(name))

/** 'cities/boulder.webp' → 'cities/boulder' */
const nameOf = (file: string) => file.replace(/\.\w+$/, '')
