import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import * as z from 'zod'
import { AppError, badRequest } from '@/lib/platform/errors'
import { altTextProblem } from '@/lib/platform/media/alt-text'
import { pictureInMemory } from '@/lib/platform/media/picture-file'
import { measurePicture } from '@/lib/platform/media/read-picture'
import { ART_LIST, type ArtPicture, focalPoint } from '@/prisma/seed/art'

/** Pixels. Less would be blown up where a picture is as wide as the screen. */
const NARROWEST = 800

/** Logos, icons and dividers are no photographs: they stay, and are changed in the back office. */
const MARK = /^brand\/(?!og-background)/

const CENTER = { x: 0.5, y: 0.5 }

const described = z.object({
  images: z.array(
    z.object({ file: z.string(), alt: z.string().optional(), focalPoint: focalPoint.optional() }),
  ),
})

type Words = z.infer<typeof described>['images'][number]

/**
 * The demo's pictures with a provider's photographs in the place of drawings: a file of the folder stands for the picture of the
 * same name, whatever its ending. Where there is none the drawing stays, which is said.
 * @param drawings the demo art
 * @param folder absolute; may hold an art.json with `alt` and `focalPoint` by file
 * @throws AppError 400 that names everything that is wrong with the folder
 */
export async function withPhotographs(
  drawings: ArtPicture[],
  folder: string,
  say: (line: string) => void,
): Promise<ArtPicture[]> {
  const wanted = drawings.filter(({ file }) => !MARK.test(file))
  const names = new Set(wanted.map(({ file }) => nameOf(file)))
  const { files, unknown, twice } = sortFiles(await filesIn(folder), names)
  const words = await readWords(folder)
  const problems = twice.map((name) => `${name}: there are two files of this name`)
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

  say(`Photographs in the place of ${files.size} of ${wanted.length} drawings`)
  const undescribed = [...files.keys()].filter((name) => !words.get(name)?.alt)
  sayNames(say, 'Without a description in art.json, so the one of the drawing stands', undescribed)
  sayNames(say, 'Drawings stay, for want of a photograph', without(names, files))
  sayNames(say, 'Left out, because nothing of this name can be a photograph', [
    ...unknown,
    ...without(words, names),
  ])
  return pictures
}

/** Below the folder, with slashes; without what a computer hides. @throws AppError when there is no such folder */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw badRequest(`DEMO_PHOTOGRAPHS: there is no folder ${folder} that can be read`)
  })
  return entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== ART_LIST)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort()
}

function sortFiles(found: string[], names: Set<string>) {
  const files = new Map<string, string>()
  const unknown: string[] = []
  const twice: string[] = []
  for (const file of found) {
    const name = nameOf(file)
    if (!names.has(name)) unknown.push(file)
    else if (files.has(name)) twice.push(name)
    else files.set(name, file)
  }
  return { files, unknown, twice }
}

/** What the folder's own art.json says, by name. @throws AppError when it cannot be understood */
async function readWords(folder: string): Promise<Map<string, Words>> {
  const text = await readFile(join(folder, ART_LIST), 'utf8').catch(() => '{"images": []}')
  try {
    const { images } = described.parse(JSON.parse(text))
    return new Map(images.map((words) => [nameOf(words.file), words]))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : 'it is no JSON'
    throw badRequest(`DEMO_PHOTOGRAPHS: ${join(folder, ART_LIST)} cannot be understood: ${reason}`)
  }
}

async function problemsOf(folder: string, file: string, words: Words | undefined): Promise<string[]> {
  const problems: string[] = []
  const problem = words?.alt ? altTextProblem(words.alt, false) : null
  if (problem) problems.push(`${file}: its description in art.json: ${problem}`)
  try {
    const { width } = await measurePicture(pictureInMemory(await readFile(join(folder, file))))
    if (width < NARROWEST)
      problems.push(`${file}: it is ${width} pixels wide and must have at least ${NARROWEST}`)
  } catch (error) {
    problems.push(`${file}: ${error instanceof AppError ? error.message : 'it cannot be read'}`)
  }
  return problems
}

function photograph(drawing: ArtPicture, folder: string, file: string, words: Words | undefined): ArtPicture {
  return {
    ...drawing,
    path: join(folder, file),
    filename: file,
    alt: words?.alt?.trim() || drawing.alt,
    focalPoint: words?.focalPoint ?? CENTER,
  }
}

function sayNames(say: (line: string) => void, what: string, names: string[]): void {
  if (names.length > 0) say(`${what}: ${names.join(', ')}`)
}

type Names = { keys(): Iterable<string>; has(name: string): boolean }

const without = (names: Names, taken: Names) => [...names.keys()].filter((name) => !taken.has(name))

/** 'cities/boulder.webp' → 'cities/boulder' */
const nameOf = (file: string) => file.replace(/\.\w+$/, '')
