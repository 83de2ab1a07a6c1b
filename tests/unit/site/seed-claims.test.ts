import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ESCALATIONS } from '@/lib/leads/tour-requests/escalations'
import { demoData } from '@/prisma/seed/demo-data'

const FOLDER = join(import.meta.dirname, '../../../prisma/seed/data')

const texts = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))

/** Sentences that count the communities; adding one would make them wrong. */
const COUNTED = /\b(?:all|our|the) six(?: communities| houses|\.|<)|\bsix (?:\w+ )?(?:communities|houses)\b/gi
/** The phones have shorter hours on holidays. */
const EVERY_DAY = /\b\d+ pm,? every day\b/gi

test('no demo text counts communities or makes phone claims that holidays break', () => {
  expect(texts.flatMap((text) => text.match(COUNTED) ?? [])).toEqual([])
  expect(texts.flatMap((text) => text.match(EVERY_DAY) ?? [])).toEqual([])
})

test('the ten minutes on the home page use the escalation times of requests', () => {
  const steps = demoData.homepageSections.flatMap(
    ({ metadata }) => (metadata as { steps?: { time: string }[] })?.steps ?? [],
  )
  const minutes = steps.map(({ time }) => time).filter((time) => time.endsWith(':00') && time !== '0:00')
  expect(minutes).toEqual(ESCALATIONS.map(({ minute }) => `${minute}:00`))
})

const MIGRATIONS = join(import.meta.dirname, '../../../prisma/migrations')

/** The menu comes with the migrations. */
const MENU = readdirSync(MIGRATIONS, { recursive: true, withFileTypes: true })
  .filter(({ name }) => name === 'migration.sql')
  .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  .filter((sql) => sql.includes('site_navigation'))
  .join('\n')

test('every page of the demo data is linked from the menu, the footer or another page', () => {
  const text = JSON.stringify(demoData)
  const linked = new Set([
    ...[...text.matchAll(/(?:href=\\"|"\w*(?:Link|Url|[Hh]ref)":")(\/[^"#?\\]*)/g)].map(([, path]) => path),
    ...[...MENU.matchAll(/"href":"(\/[^"#?]*)"/g)].map(([, path]) => path),
  ])
  const pages = [
    ...demoData.sitePages.map(({ path }) => path),
    ...demoData.landingPages.map(({ slug }) => `/${slug}`),
  ]
  expect(pages.filter((path) => !linked.has(path))).toEqual([])
})

test('no two pages of the demo data have the same heading', () => {
  const headings = [
    ...demoData.pageHeroes.map(({ title }) => title),
    ...demoData.landingPages.map(({ heroTitle, h1Headline, title }) => heroTitle ?? h1Headline ?? title),
    ...demoData.careTypes.map(({ name }) => `${name} in Colorado`),
    ...demoData.communities.flatMap(({ city }) => [
      `Senior living in ${city}`,
      ...demoData.careTypes.map(({ name }) => `${name} in ${city}`),
    ]),
  ].map((title) => title.replaceAll('*', '').toLowerCase())
  expect(headings.filter((title, at) => headings.indexOf(title) !== at)).toEqual([])
})
