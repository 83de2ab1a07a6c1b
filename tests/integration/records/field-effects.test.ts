import { readFileSync } from 'node:fs'
import { subDays } from 'date-fns'
import { beforeAll, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type EntityName, type Field, type Fields, fieldVariant } from '@/lib/records/declare/field'
import { entities, entityNamed } from '@/lib/records/entities/registry'
import { comparePath } from '@/lib/site/communities/compared-slugs'
import { ESTIMATE_PATH } from '@/lib/site/communities/estimate-choice'
import { secondSlug } from '@/lib/site/landing-pages/version'
import { resultPath } from '@/lib/site/quizzes/result-link'
import { difference } from '@/tests/support/field-effects/difference'
import { EXCEPTIONS, ONLY_IN_LISTS } from '@/tests/support/field-effects/exceptions'
import { SEEN_AT } from '@/tests/support/field-effects/fixed-values'
import { GONE, outputAt } from '@/tests/support/field-effects/public-output'
import { type Leaf, leafOf, otherValues, withLeaf } from '@/tests/support/field-effects/sample'
import { type Planted, plant, plantedRecord, write } from '@/tests/support/field-effects/world'

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

const MOST_ADDRESSES = 3
const MOST_VALUES = 3

const began = Date.now()
const planted: Planted[] = []
const outputs = new Map<string, string>()
/** Private pages of a quiz result, one for each tier. */
const results: string[] = []
/** Keys of all fields, and of those without effect in any output. */
const keys = new Set<string>()
const silent = new Set<string>()

beforeAll(async () => {
  // Forms ask for texts where a service sends them.
  Object.assign(env(), { TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000000' })
  // A received review never changes, but the outputs for two values of one are compared.
  await db.$executeRaw`alter table testimonials disable trigger testimonials_keep_review`
  await plantAll()
  await storeEvidence()
  for (const totalScore of SCORES) results.push(await resultPage(totalScore))
  for (const address of addresses()) outputs.set(address, await outputAt(address))
  for (const { key } of planted.flatMap(({ leaves }) => leaves)) keys.add(key)
  const found = new Set(planted.flatMap(({ leaves }) => leaves.filter(isFound).map(({ key }) => key)))
  for (const key of keys) {
    if (found.has(key)) continue
    if (isException(key)) {
      silent.add(key)
      continue
    }
    if (!(await changesOutput(key))) silent.add(key)
  }
}, 600_000)

const isException = (key: string) => key in EXCEPTIONS || ONLY_IN_LISTS.includes(key)

async function plantAll(): Promise<void> {
  for (const entity of entities.filter(isEntered)) {
    const kinds = kindsOf(entity)
    // A heading of the home page is read where a second section of its kind has no words of its own.
    const times = entity.name === 'homepageSection' ? [0, 1] : [0]
    for (const nth of times) for (const kind of kinds) planted.push(await plant(entity, nth, kind))
    if (kinds.length > 0) continue
    for (const nth of entity.kind === 'single' ? [0] : [0, 1, 2])
      planted.push(await plantedRecord(entity, nth))
  }
}

/**
 * Nobody enters logs, which hold what visitors sent, or mirrors, which hold what the ad account says. Rows of
 * a list of groups are entered in their parent's form.
 */
const isEntered = ({ kind, name }: Entity) => kind !== 'log' && kind !== 'mirror' && !rowModels.has(name)

const rowModels = new Set(entities.flatMap(({ fields }) => [...rowModelsIn(fields)]))

function* rowModelsIn(fields: Fields): Generator<EntityName> {
  for (const { rows, parts = {} } of Object.values<Field>(fields)) {
    if (rows) yield rows.model
    yield* rowModelsIn(parts)
  }
}

/** Some fields show only beside a published response time, a confirmed inspection, or closed phones. */
async function storeEvidence(): Promise<void> {
  await db.staffedHours.createMany({
    data: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, closed: true })),
  })
  const speed = { counted: 40, inTime: 39, medianStaffedS: 240 }
  await db.responseSnapshot.create({ data: { day: subDays(new Date(), 1), ...speed } })
  const { id, values } = recordsOf('community')[0] ?? {}
  const finding = { surveyOn: '2021-10-05', tag: '1', category: 'Care', words: 'A rail was loose' }
  await db.facilityReport.create({
    data: {
      communityId: id ?? '',
      ccn: String(values?.ccn),
      findings: [{ ...finding, severity: 'D', correctedOn: null }],
      fileDates: { providers: '2021-10-05' },
      confirmedAt: new Date(),
    },
  })
}

/** Between the tiers of `fixed-values.ts`: each belongs to another one. */
const SCORES = [14, 15]

async function resultPage(totalScore: number): Promise<string> {
  const quizId = recordsOf('quiz')[0]?.id ?? ''
  const data = { quizId, totalScore, transactionId: `score ${totalScore}`, fingerprint: 'x', answers: [] }
  return resultPath(await db.quizResult.create({ data }))
}

const recordsOf = (name: string) => planted.filter(({ entity }) => entity.name === name)

function kindsOf(entity: Entity) {
  const of = variantsOf(entity)
  return (of && entity.fields[of]?.choices?.map(({ value }) => ({ of, is: value }))) || []
}

/** The field that decides of which parts another one is made. */
function variantsOf({ fields }: Entity): string | undefined {
  return Object.values<Field>(fields).find(({ variants }) => variants)?.variants?.of
}

function addresses(): string[] {
  const slugsOf = (name: string) => recordsOf(name).map(({ values }) => String(values.slug))
  const [community = '', other = ''] = slugsOf('community')
  const [landing = '', otherLanding = ''] = slugsOf('landingPageTemplate')
  return [
    'frame',
    `frame ${community}`,
    `frame ${other}`,
    '/',
    '/communities',
    `/communities/${community}`,
    `/communities/${other}`,
    `/communities/${community}/activities?month=next`,
    `/communities/${community}/menu?month=next`,
    comparePath([community, other]),
    `plan ${recordsOf('floorPlan')[0]?.id}`,
    `/${slugsOf('careType')[0]}`,
    '/canary-page',
    '/canary-page-1',
    '/canary-page-2',
    `/${landing}`,
    `/${secondSlug(landing)}`,
    `/${otherLanding}`,
    '/blog',
    ...[...slugsOf('blogPost'), ...slugsOf('post')].map((slug) => `/blog/${slug}`),
    '/events',
    ...slugsOf('event').map((slug) => `/events/${slug}`),
    '/resources',
    `/resources/${slugsOf('contentAsset')[0]}`,
    '/reviews',
    '/team',
    `/team/${slugsOf('teamMember')[0]}`,
    '/faqs',
    '/contact',
    `/contact?topic=${slugsOf('contactTopic')[0]}`,
    '/careers',
    `/careers/${slugsOf('job')[0]}`,
    '/for-professionals',
    '/from-the-hospital',
    `${ESTIMATE_PATH}?community=${community}`,
    `/why-${recordsOf('siteSettings')[0]?.values.productSlug}`,
    '/care-navigator',
    ...results,
    '/pricing-and-availability',
    '/virtual-tour-and-floorplans',
    '/family-stories-and-reviews',
    'head',
    'GET /api/contact-topics',
    'GET /api/exit-intent-popup',
    'GET /blog/feed.xml',
  ]
}

function isFound({ canary }: Leaf): boolean {
  return canary !== null && [...outputs.values()].some((text) => text.includes(canary))
}

/** True when some output differs with another value of the field. */
async function changesOutput(key: string): Promise<boolean> {
  for (const record of planted) {
    const leaves = record.leaves.filter((one) => one.key === key)
    const shown = leaves.length > 0 ? addressesOf(record, key) : []
    for (const leaf of leaves) if (shown.length > 0 && (await leafChanges(record, leaf, shown))) return true
  }
  return false
}

/** Where most of the record is seen. */
function addressesOf({ id, leaves }: Planted, key: string): string[] {
  const canaries = leaves.flatMap(({ canary }) => canary ?? [])
  const counts = [...outputs].map(([address, text]) => {
    return { address, count: canaries.filter((one) => text.includes(one)).length }
  })
  const place = key.startsWith('floorPlan.layout') ? `plan ${id}` : SEEN_AT[key]
  const known = place && [...outputs.keys()].find((address) => address.split('?')[0] === place)
  const shown = counts
    .filter(({ count, address }) => count > 0 && address !== known)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_ADDRESSES)
    .map(({ address }) => address)
  return known ? [known, ...shown] : shown
}

async function leafChanges(record: Planted, { path, field }: Leaf, shown: string[]): Promise<boolean> {
  const { entity, id, values } = record
  const top = String(path[0])
  let tried = 0
  for (const other of otherValues(field, leafOf(values, path), otherNames(field))) {
    const changed = withLeaf(values, path, other)
    if (!fieldVariant(entity.fields[top] as Field, changed).schema.safeParse(changed[top]).success) continue
    if (!(await isStored(entity, id, { ...kindOf(record), [top]: changed[top] }))) continue
    const hasChanged = await someOutputDiffers(shown)
    await write(entity, id, { ...kindOf(record), [top]: values[top] })
    if (hasChanged) return true
    tried += 1
    if (tried === MOST_VALUES) return false
  }
  return false
}

/** False for a value that another record already has, or for an empty one that a rule fills in. */
async function isStored(entity: Entity, id: string, values: Record<string, unknown>): Promise<boolean> {
  try {
    await write(entity, id, values)
    return true
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return false
    if (error instanceof Prisma.PrismaClientValidationError) return false
    throw error
  }
}

/** A reference that may not be empty can name another record. */
function otherNames({ entity, by }: Field): string[] {
  return recordsOf(entity ?? '').map(({ id, values }) => (by === 'slug' ? String(values.slug) : id))
}

/** A section's kind decides what its content is made of. */
function kindOf({ entity, values }: Planted): Record<string, unknown> {
  const of = variantsOf(entity)
  return of ? { [of]: values[of] } : {}
}

async function someOutputDiffers(shown: Iterable<string>): Promise<boolean> {
  for (const address of shown) if ((await differenceAt(address)) !== null) return true
  return false
}

const differenceAt = (address: string) => difference(address, outputs.get(address) ?? '', began)

test('all pages are drawn', () => {
  expect([...outputs].filter(([, text]) => text === GONE).map(([address]) => address)).toEqual([])
})

test('T104: every declared field shows in a page, an answer or a feed, or its exception says where it counts', () => {
  expect([...silent].filter((key) => !isException(key)).toSorted()).toEqual([])
})

test('an output changes with a value only: after all values were put back it is as before', async () => {
  const changed: Record<string, string> = {}
  for (const address of outputs.keys()) {
    const found = await differenceAt(address)
    if (found !== null) changed[address] = found
  }
  expect(changed).toEqual({})
})

test('T104: each exception is a declared field without effect on the site, and its file or list reads it', () => {
  const named = [...Object.keys(EXCEPTIONS), ...ONLY_IN_LISTS]
  expect(named.filter((key) => !silent.has(key))).toEqual([])
  expect(Object.entries(EXCEPTIONS).filter(([key, [, file]]) => !isNamedIn(key, file))).toEqual([])
  expect(ONLY_IN_LISTS.filter((key) => !isInList(key))).toEqual([])
})

/** By its own name or its column's. */
function isNamedIn(key: string, file: string): boolean {
  const name = key.split('.').at(-1) ?? ''
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return new RegExp(`\\b(?:${name}|${column})\\b`).test(readFileSync(file, 'utf8'))
}

function isInList(key: string): boolean {
  const [name = '', field = ''] = key.split('.')
  const { columns, filters, search } = entityNamed(name as EntityName).list
  return [columns, filters, search].some((names) => names.includes(field))
}
