import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { readArtList } from '@/prisma/seed/art'
import { demoData } from '@/prisma/seed/demo-data'
import { seedDatabase } from '@/prisma/seed/seed-database'
import { sitemapPaths } from '@/tests/support/crawl'
import { type Instance, startInstance } from '@/tests/support/instance'
import { someJpeg } from '@/tests/support/pictures'
import { makeStandInArt } from '@/tests/support/stand-in-art'
import { TEST_ENVIRONMENT } from '@/tests/support/test-environment'

// Decision 072: the demo with a provider's own photographs.

const MARK = /^brand\/(?!og-background)/
const LODGE = 'communities/evergrove-lodge-exterior-day'

const drawings = await readArtList()
const art = await makeStandInArt()
const photographs = await mkdtemp(join(tmpdir(), 'porchlight-photographs-'))
const lines: string[] = []
let site: Instance

beforeAll(async () => {
  for (const { file } of drawings.filter(({ file }) => !MARK.test(file))) {
    const goal = join(photographs, file.replace(/\.\w+$/, '.jpg'))
    await mkdir(dirname(goal), { recursive: true })
    await writeFile(goal, await someJpeg(800, 40))
  }
  const images = [{ file: `${LODGE}.jpg`, alt: 'The lodge in May', focalPoint: { x: 0.2, y: 0.7 } }]
  await writeFile(join(photographs, 'art.json'), JSON.stringify({ images }))
  const say = (line: string) => lines.push(line)
  await seedDatabase({ data: demoData, artFolder: art.folder, photographs, say })
  site = await startInstance('web', { databaseUrl: env().DATABASE_URL })
}, 180_000)

afterAll(async () => {
  await site.stop()
  await art.remove()
  await rm(photographs, { recursive: true, force: true })
})

test('every picture of the library is a photograph, but for the marks', async () => {
  const names = (await db.image.findMany()).map(({ filename }) => filename)
  expect(names).toHaveLength(drawings.length)
  const marks = drawings.filter(({ file }) => MARK.test(file)).map(({ file }) => basename(file))
  expect(names.filter((name) => !name?.endsWith('.jpg')).toSorted()).toEqual(marks.toSorted())
  expect(lines).toContain(
    `Photographs replace ${drawings.length - marks.length} of ${drawings.length - marks.length} drawings`,
  )
})

test('a photograph has the words and the focal point of its folder', async () => {
  const lodge = await db.image.findFirstOrThrow({ where: { filename: `${basename(LODGE)}.jpg` } })
  expect(lodge).toMatchObject({ alt: 'The lodge in May', focalX: 0.2, focalY: 0.7, width: 800 })
})

test('pages show photographs, floor plans and marks, and nothing else', async () => {
  const library = await db.image.findMany()
  const shown = new Set<string>()
  for (const path of await sitemapPaths(site.url, TEST_ENVIRONMENT.SITE_URL)) {
    const html = await (await fetch(site.url + path, { headers: { accept: 'text/html' } })).text()
    for (const [, address = ''] of html.matchAll(/<img\s[^>]*?src="([^"]+)"/g)) shown.add(address)
  }
  const known = library.map(({ objectKey }) => `/media/${dirname(objectKey)}/`)
  const others = [...shown].filter((address) => !known.some((folder) => address.startsWith(folder)))
  expect(shown.size - others.length).toBeGreaterThan(60)
  expect(others.filter((address) => !/^\/(floor-plans\/|brand\/(mark|divider))/.test(address))).toEqual([])
}, 180_000)
