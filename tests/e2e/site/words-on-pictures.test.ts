import { Client } from 'pg'
import { expect, test } from '@/tests/support/browser'
import { createDatabase } from '@/tests/support/database'
import { type Instance, startInstance } from '@/tests/support/instance'
import { paintPictures, wordsOnPictures } from '@/tests/support/words-on-pictures'

// Decision 072: text on a picture is readable whatever it shows, even if it is all white or all black.

/** One page of each way in which text overlaps a picture. */
const PAGES = [
  { path: '/', kind: 'cut by hand, with a label; and the closing call' },
  { path: '/communities/evergrove-lodge', kind: 'a community' },
  { path: '/assisted-living/boulder', kind: 'a landing page' },
  { path: '/about-us', kind: 'words upon the picture, centered' },
  { path: '/careers', kind: 'words upon the picture, at its right' },
]

let database: Awaited<ReturnType<typeof createDatabase>>
let server: Instance

test.beforeAll(async () => {
  test.setTimeout(180_000)
  database = await createDatabase('seeded')
  const client = new Client({ connectionString: database.url })
  await client.connect()
  // The clearest overlay that staff can choose.
  const align = 'update page_heroes set text_alignment = $1, overlay_opacity = 0 where page_path = $2'
  await client.query(align, ['center', '/about-us'])
  await client.query(align, ['right', '/careers'])
  await client.end()
  server = await startInstance('web', {
    databaseUrl: database.url,
    env: { DATA_DIR: process.env.TEST_SEED_DATA_DIR ?? '.data' },
  })
})

test.afterAll(async () => {
  await server.stop()
  await database.drop()
})

for (const { path, kind } of PAGES) {
  test(`text on a white or black photograph is readable: ${kind}`, async ({ page }) => {
    for (const gray of [255, 0]) {
      await page.unrouteAll()
      await paintPictures(page, gray)
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(server.url + path)
        const words = await wordsOnPictures(page)
        if (width === 1280) expect(words.length, `${gray}`).toBeGreaterThan(0)
        expect
          .soft(
            words.filter(({ contrast }) => contrast < 7),
            `${gray} at ${width} px`,
          )
          .toEqual([])
      }
    }
  })
}
