import { existsSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type EntityName, type Field, type Fields, fieldVariant } from '@/lib/records/declare/field'
import { entities } from '@/lib/records/entities/registry'
import { secondSlug } from '@/lib/site/landing-pages/version'
import { resultPath } from '@/lib/site/quizzes/result-link'
import { EXCEPTIONS } from '@/tests/support/field-effects/exceptions'
import { answerOf, drawFrame, drawPage, GONE } from '@/tests/support/field-effects/public-output'
import { type Leaf, leafOf, otherValues, withLeaf } from '@/tests/support/field-effects/sample'
import { type Planted, plant, plantedRecord, updatedAt, write } from '@/tests/support/field-effects/world'

// Pages are drawn by React in this process, so neither their static parts nor Next's router are needed.
vi.mock('@/components/static/static', () => ({
  staticPage: (page: unknown) => page,
  staticPart: (part: unknown) => part,
}))
vi.mock('next/navigation', async (actual) => ({
  ...(await actual<object>()),
  useRouter: () => ({}),
  usePathname: () => '/',
}))

/**
 * Nobody enters logs, which hold what visitors sent, or mirrors, which hold what the ad account says. Rows of a
 * list of groups are entered in their parent's form.
 */
const isEntered = ({ kind, name }: Entity) => kind !== 'log' && kind !== 'mirror' && !rowModels.has(name)

const rowModels = new Set(entities.flatMap(({ fields }) => [...rowModelsIn(fields)]))

function* rowModelsIn(fields: Fields): Generator<EntityName> {
  for (const { rows, parts = {} } of Object.values<Field>(fields)) {
    if (rows) yield rows.model
    yield* rowModelsIn(parts)
  }
}

const MOST_ADDRESSES = 5
const MOST_VALUES = 3

const planted: Planted[] = []
const outputs = new Map<string, string>()
/** Private pages of a quiz result, one for each tier. */
const results: string[] = []
/** Keys of fields without effect in any output. */
const silent = new Set<string>()

beforeAll(async () => {
  for (const entity of entities.filter(isEntered)) {
    const kinds = kindsOf(entity)
    // A heading of the home page is read where a second section of its kind has no words of its own.
    const times = entity.name === 'homepageSection' ? [0, 1] : [0]
    for (const nth of times) for (const kind of kinds) planted.push(await plant(entity, nth, kind))
    if (kinds.length === 0) planted.push(await plantedRecord(entity))
    if (kinds.length > 0 || entity.kind === 'single') continue
    for (const nth of [1, 2]) planted.push(await plant(entity, nth))
  }
  for (const totalScore of SCORES) results.push(await resultPage(totalScore))
  for (const address of addresses()) outputs.set(address, await output(address))
  const keys = new Set(planted.flatMap(({ leaves }) => leaves.map(({ key }) => key)))
  const found = new Set(planted.flatMap(({ leaves }) => leaves.filter(isFound).map(({ key }) => key)))
  for (const key of keys) if (!found.has(key) && !(await changesOutput(key))) silent.add(key)
}, 600_000)

/** A score in each tier of `fixed-values.ts`. */
const SCORES = [5, 15]

async function resultPage(totalScore: number): Promise<string> {
  const quizId = planted.find(({ entity }) => entity.name === 'quiz')?.id ?? ''
  const data = { quizId, totalScore, transactionId: `score ${totalScore}`, fingerprint: 'x', answers: [] }
  return resultPath((await db.quizResult.create({ data })).id)
}

function kindsOf(entity: Entity) {
  const of = Object.values<Field>(entity.fields).find(({ variants }) => variants)?.variants?.of
  return (of && entity.fields[of]?.choices?.map(({ value }) => ({ of, is: value }))) || []
}

function addresses(): string[] {
  const slugOf = (name: string) =>
    planted.filter(({ entity }) => entity.name === name).map(({ values }) => String(values.slug))
  const [community, other] = slugOf('community')
  const care = slugOf('careType')[0]
  const { productSlug } = planted.find(({ entity }) => entity.name === 'siteSettings')?.values ?? {}
  return [
    'frame',
    `frame ${community}`,
    `frame ${other}`,
    '/',
    '/communities',
    `/communities/${community}`,
    `/communities/${other}`,
    `/communities/compare?ids=${community}&ids=${other}`,
    `/${care}`,
    '/canary-page',
    '/canary-page-1',
    `/${slugOf('landingPageTemplate')[0]}`,
    `/${secondSlug(slugOf('landingPageTemplate')[0] ?? '')}`,
    '/blog',
    ...[...slugOf('blogPost'), ...slugOf('post')].map((slug) => `/blog/${slug}`),
    '/events',
    ...slugOf('event').map((slug) => `/events/${slug}`),
    '/resources',
    ...slugOf('contentAsset')
      .slice(0, 1)
      .map((slug) => `/resources/${slug}`),
    '/reviews',
    '/team',
    ...slugOf('teamMember')
      .slice(0, 1)
      .map((slug) => `/team/${slug}`),
    '/faqs',
    '/contact',
    `/why-${productSlug}`,
    '/care-navigator',
    ...results,
    '/pricing-and-availability',
    '/virtual-tour-and-floorplans',
    '/family-stories-and-reviews',
    'GET /api/exit-intent-popup',
    'GET /blog/feed.xml',
  ]
}

function output(address: string): Promise<string> {
  if (address.startsWith('GET ')) return answerOf(address.slice(4))
  if (!address.startsWith('frame')) return drawPage(address)
  return drawFrame(address.slice('frame '.length) || null)
}

function isFound({ canary }: Leaf): boolean {
  return canary !== null && [...outputs.values()].some((text) => text.includes(canary))
}

/** True when some output differs with another value of the field. */
async function changesOutput(key: string): Promise<boolean> {
  for (const record of planted) {
    const shown = addressesOf(record)
    for (const leaf of record.leaves.filter((one) => one.key === key)) {
      if (shown.length > 0 && (await leafChanges(record, leaf, shown))) return true
    }
  }
  return false
}

/** Where most of the record is seen. */
function addressesOf({ leaves }: Planted): string[] {
  const canaries = leaves.flatMap(({ canary }) => canary ?? [])
  const seen = [...outputs].map(([address, text]) => ({
    address,
    count: canaries.filter((one) => text.includes(one)).length,
  }))
  return seen
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_ADDRESSES)
    .map(({ address }) => address)
}

async function leafChanges(record: Planted, { path, field }: Leaf, shown: string[]): Promise<boolean> {
  const { entity, id, values } = record
  const top = String(path[0])
  for (const other of otherValues(field, leafOf(values, path)).slice(0, MOST_VALUES)) {
    const changed = withLeaf(values, path, other)
    if (!fieldVariant(entity.fields[top] as Field, changed).schema.safeParse(changed[top]).success) continue
    await write(entity, id, { ...kindOf(record), [top]: changed[top] })
    const hasChanged = await someOutputDiffers(record, shown)
    await write(entity, id, { ...kindOf(record), [top]: values[top] })
    if (hasChanged) return true
  }
  return false
}

/** A section's kind decides what its content is made of. */
function kindOf({ entity, values }: Planted): Record<string, unknown> {
  const of = Object.values<Field>(entity.fields).find(({ variants }) => variants)?.variants?.of
  return of ? { [of]: values[of] } : {}
}

const TIME = /\d{4}-\d\d-\d\dt\d\d:\d\d:\d\d\.\d{3}z/g

async function someOutputDiffers(record: Planted, shown: string[]): Promise<boolean> {
  const changedAt = await updatedAt(record)
  const withoutChange = (text: string) =>
    text.replace(TIME, (time) => (time.slice(0, 10) === changedAt.slice(0, 10) ? '' : time))
  for (const address of shown) {
    if (withoutChange(await output(address)) !== withoutChange(outputs.get(address) ?? '')) return true
  }
  return false
}

test('all pages are drawn', () => {
  expect([...outputs].filter(([, text]) => text === GONE).map(([address]) => address)).toEqual([])
})

test('T104: every declared field shows in a page, an answer or a feed, or its exception says where it counts', () => {
  expect([...silent].filter((key) => !(key in EXCEPTIONS)).toSorted()).toEqual([])
})

test('T104: no exception is given to a field that shows or is not declared, and each names a file', () => {
  expect(Object.keys(EXCEPTIONS).filter((key) => !silent.has(key))).toEqual([])
  expect(Object.values(EXCEPTIONS).filter(([, file]) => !existsSync(file))).toEqual([])
})
