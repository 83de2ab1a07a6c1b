import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ArtPicture } from '@/prisma/seed/art'
import { withPhotographs } from '@/prisma/seed/photographs'
import { someJpeg } from '@/tests/support/pictures'

const drawing = (file: string): ArtPicture => ({
  file,
  path: `/drawn/${file}`,
  filename: file,
  alt: `Drawn: ${file}`,
  focalPoint: { x: 0.3, y: 0.6 },
  group: '',
  use: '',
})

const DRAWINGS = ['cities/boulder.webp', 'people/chef.webp', 'brand/icon.svg'].map(drawing)

let folder: string
let lines: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-photographs-'))
  lines = []
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function put(file: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  await writeFile(join(folder, file), content)
}

const take = () => withPhotographs(DRAWINGS, folder, (line) => lines.push(line))

test('a file replaces the drawing of its name; without one the drawing stays, which is reported', async () => {
  await put('cities/boulder.jpg', await someJpeg(800, 20))
  await put('IMG_2033.jpg', await someJpeg(800, 20))
  await put('.DS_Store', 'what a computer hides')
  const [boulder, chef, mark] = await take()
  expect(boulder).toMatchObject({ file: 'cities/boulder.webp', path: join(folder, 'cities/boulder.jpg') })
  expect(boulder).toMatchObject({ alt: 'Drawn: cities/boulder.webp', focalPoint: { x: 0.5, y: 0.5 } })
  expect(chef).toEqual(DRAWINGS[1])
  expect(mark).toEqual(DRAWINGS[2])
  expect(lines).toEqual([
    'Photographs replace 1 of 2 drawings',
    'No description in art.json, so the drawing’s is used: cities/boulder',
    'Drawings without a photograph: people/chef',
    'Skipped, because no picture of the demo has this name: IMG_2033.jpg',
  ])
})

test("alt texts and focal points come from the folder's art.json, whatever extension it names", async () => {
  await put('cities/boulder.jpg', await someJpeg(800, 20))
  const words = { file: 'cities/boulder.webp', alt: 'The Flatirons in May', focalPoint: { x: 0.1, y: 0.2 } }
  await put('art.json', JSON.stringify({ images: [words] }))
  const [boulder] = await take()
  expect(boulder).toMatchObject({ alt: words.alt, focalPoint: words.focalPoint })
})

test('all errors of a folder are reported together', async () => {
  await put('cities/boulder.jpg', await someJpeg(640, 20))
  await put('cities/boulder.png', await someJpeg(800, 20))
  await put('people/chef.heic', 'no picture that browsers show')
  await put('art.json', JSON.stringify({ images: [{ file: 'people/chef.heic', alt: 'IMG_2033.jpg' }] }))
  const refusal = await take().catch((error) => error.message)
  expect(refusal.split('\n  ')).toEqual([
    `DEMO_PHOTOGRAPHS (${folder}) cannot be used:`,
    'cities/boulder: there are two files of this name',
    'cities/boulder.jpg: it is 640 pixels wide and must have at least 800',
    'people/chef.heic: its description in art.json: This looks like a file name. Describe what the picture shows',
    'people/chef.heic: Please choose a JPEG, PNG, WebP or SVG picture',
  ])
})

test('a missing folder, no matching names and an invalid art.json are refused', async () => {
  await expect(take()).rejects.toThrow('no file is called like a picture of the demo (cities/boulder.jpg)')
  await put('art.json', '{"images": [{ "file": 7 }]}')
  await expect(take()).rejects.toThrow('art.json is not valid')
  await rm(folder, { recursive: true })
  await expect(take()).rejects.toThrow(`the folder ${folder} cannot be read`)
})
