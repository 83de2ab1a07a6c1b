import 'server-only'
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { badRequest, conflict, notFound } from '@/lib/platform/errors'
import type { Draft } from '@/lib/platform/generated/prisma/client'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import type { Choice } from '@/lib/records/declare/field'
import { allowedOn } from '@/lib/records/declare/permissions'
import { isMarkedPublished } from '@/lib/records/declare/publication'
import { recordOf, selectOf } from '@/lib/records/declare/record'
import { homepageSections } from '@/lib/records/entities/homepage-sections'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { pageContentSections } from '@/lib/records/entities/page-content-sections'
import { pageHeroes } from '@/lib/records/entities/page-heroes'
import { draftValues } from '@/lib/records/publish/draft'
import { saveDraft } from '@/lib/records/publish/save-draft'
import { type Composed, defaultKinds, FLAG_OF } from '@/lib/site/landing-pages/composition'

/** A section of a page in its order, as its draft would publish it. */
export type SectionLine = {
  id: string
  title: string
  /** Label of its kind. */
  kind: string
  isLive: boolean
  /** True for a draft of a section that does not exist yet. */
  isNew: boolean
  /** Of the record; null for a new one. */
  updatedAt: string | null
  draftUpdatedAt: string | null
  /** For a section that the page has by a switch: the switch's field, in place of hiding and removing. */
  switch: { entity: string; id: string; field: string } | null
}

/** A part at the top of the page, whose place does not change. */
type FixedPart = { title: string; entity: string; id: string; field: string }

export type PageSections = {
  fixed: FixedPart[]
  /** Path of the sections' entity below /api/admin. */
  entity: string
  /** The flag that shows a section. */
  flag: string
  sections: SectionLine[]
  kinds: Choice[]
  mayAdd: boolean
  mayPublish: boolean
}

/** `landing` where a landing page has sections by its switches as well. */
type Owner = {
  entity: Entity
  own: Record<string, string>
  name: string
  landing: (Composed & { id: string }) | null
}

type SectionRow = {
  id: string
  values: Record<string, unknown>
  isLive: boolean
  isNew: boolean
  updatedAt: string | null
  draft: Draft | null
  /** Place of a section that was not placed by hand; null for one that is a record or a draft. */
  place: 'above' | 'below' | null
}

/** The sections of a composed page. @throws AppError 403, 404 for a page without sections of its own */
export async function pageSections(actor: Actor, path: string): Promise<PageSections> {
  assertCan(actor, 'update', 'content')
  const owner = await ownerOf(path)
  const { entity } = owner
  const kindOf = new Map(kindsOf(entity).map(({ value, label }) => [value, label]))
  const allowed = allowedOn(actor, entity)
  return {
    fixed: await fixedParts(owner, path),
    entity: entity.path,
    flag: String(entity.publication?.flag),
    sections: (await orderedRows(owner)).map(({ id, values, isLive, isNew, updatedAt, draft, ...row }) => ({
      id,
      title: String(values.title ?? '') || kindOf.get(String(values.sectionType)) || 'Untitled',
      kind: kindOf.get(String(values.sectionType)) ?? String(values.sectionType),
      isLive,
      isNew,
      updatedAt,
      draftUpdatedAt: draft?.updatedAt.toISOString() ?? null,
      switch: row.place === null ? null : switchOf(owner, String(values.sectionType)),
    })),
    kinds: kindsOf(entity),
    mayAdd: allowed.create,
    mayPublish: allowed.publish,
  }
}

/**
 * Drafts a section of a kind below another one (null: at the top). @returns the id it will have
 * @throws AppError 400, 403, 404, 409 when the other one is gone
 */
export async function addSection(
  actor: Actor,
  path: string,
  { kind, after }: { kind: string; after: string | null },
): Promise<{ entity: string; id: string }> {
  assertCan(actor, 'update', 'content')
  const owner = await ownerOf(path)
  if (!kindsOf(owner.entity).some(({ value }) => value === kind))
    throw badRequest('There is no such kind of section')
  const rows = await orderedRows(owner)
  const place = after === null ? 0 : rows.findIndex(({ id }) => id === after) + 1
  if (after !== null && place === 0) throw conflict('The section above was deleted. Please reload the page')
  const id = uuidv7()
  const key = `${kind}-${id.slice(-6)}`
  await saveDraft(actor, owner.entity, id, {
    values: { ...owner.own, sectionType: kind, [owner.name]: key, sortOrder: rows.length },
  })
  await renumber(actor, owner, rows.map((row) => row.id).toSpliced(place, 0, id))
  return { entity: owner.entity.path, id }
}

/** Drafts a new order of a page's sections. @throws AppError 403, 404, 409 when one came or went */
export async function orderSections(actor: Actor, path: string, ids: string[]): Promise<void> {
  assertCan(actor, 'update', 'content')
  const owner = await ownerOf(path)
  const known = (await orderedRows(owner)).map(({ id }) => id)
  if (known.length !== ids.length || known.some((id) => !ids.includes(id))) {
    throw conflict('The sections have changed. Please reload the page')
  }
  await renumber(actor, owner, ids)
}

/**
 * Drafts the places of the sections. What a landing page has by its switches stays so while it is above or
 * below all others in the order of the switches; anywhere else it becomes a section that was placed.
 */
async function renumber(actor: Actor, owner: Owner, ids: string[]): Promise<void> {
  const known = await orderedRows(owner)
  const rows = new Map(known.map((row) => [row.id, row]))
  // A section that was placed just now takes the place of the one by a switch.
  const left = ids.flatMap((id) => rows.get(id) ?? [])
  const orderOf = (place: SectionRow['place']) => known.filter((row) => row.place === place)
  const first = leading(left, orderOf('above'))
  const last = leading(left.toReversed(), orderOf('below').toReversed())
  for (const [at, { id, values, draft, place }] of left.slice(first, left.length - last).entries()) {
    if (place === null && Number(values.sortOrder) === at) continue
    const drafted = place === null ? draft && draftValues(draft) : values
    await saveDraft(actor, owner.entity, id, { values: { ...drafted, sortOrder: at } })
  }
}

/** How many rows at the beginning keep the order of a list. */
function leading(rows: readonly SectionRow[], order: readonly SectionRow[]): number {
  let last = -1
  for (const [count, row] of rows.entries()) {
    const at = order.indexOf(row)
    if (at <= last) return count
    last = at
  }
  return rows.length
}

function switchOf({ landing }: Owner, kind: string): SectionLine['switch'] {
  if (!landing) return null
  const field = kind in FLAG_OF ? FLAG_OF[kind as keyof typeof FLAG_OF] : 'templateType'
  return { entity: landingPageTemplates.path, id: landing.id, field }
}

/** The header, with its A/B test, and the text of a landing page. The home page begins with a section. */
async function fixedParts({ landing }: Owner, path: string): Promise<FixedPart[]> {
  if (landing) {
    const of = { entity: landingPageTemplates.path, id: landing.id }
    return [
      { title: 'Header', ...of, field: 'heroTitle' },
      { title: 'Text below the header', ...of, field: 'customContent' },
    ]
  }
  const hero = await db.pageHero.findUnique({ where: { pagePath: path }, select: { id: true } })
  return hero ? [{ title: 'Header', entity: pageHeroes.path, id: hero.id, field: 'title' }] : []
}

const kindsOf = (entity: Entity): Choice[] => [...(entity.fields.sectionType?.choices ?? [])]

const COMPOSED = {
  id: true,
  templateType: true,
  communityId: true,
  showGallery: true,
  showPricing: true,
  showFloorPlans: true,
  showTeamMembers: true,
  showTestimonials: true,
  showFaqs: true,
} as const

async function ownerOf(path: string): Promise<Owner> {
  if (path === '/') return { entity: homepageSections, own: {}, name: 'slug', landing: null }
  const [page, landing] = await Promise.all([
    db.page.findFirst({ where: { path }, select: { path: true } }),
    db.landingPageTemplate.findFirst({ where: { slug: path.slice(1) }, select: COMPOSED }),
  ])
  if (page) return { entity: pageContentSections, own: { pagePath: path }, name: 'sectionKey', landing: null }
  if (!landing) throw notFound('This page has no sections of its own')
  const own = { landingPageTemplateId: landing.id }
  return { entity: pageContentSections, own, name: 'sectionKey', landing }
}

async function orderedRows(owner: Owner): Promise<SectionRow[]> {
  const { entity, own } = owner
  const stored = (
    await delegateOf(db, entity.name).findMany({
      where: own,
      select: selectOf(entity),
      orderBy: [{ sortOrder: 'asc' }, { createdAt: 'asc' }],
    })
  ).map((row) => recordOf(entity, row))
  const drafts = await db.draft.findMany({
    where: {
      entity: entity.name,
      OR: [{ entityId: { in: stored.map(({ id }) => id) } }, { basedOn: null }],
    },
  })
  const draftOf = new Map(drafts.map((draft) => [draft.entityId, draft]))
  const ids = new Set(stored.map(({ id }) => id))
  const added = drafts.filter(
    (draft) =>
      !ids.has(draft.entityId) &&
      Object.entries(own).every(([name, value]) => draftValues(draft)[name] === value),
  )
  const rows: SectionRow[] = [
    ...stored.map((record): SectionRow => {
      const draft = draftOf.get(record.id) ?? null
      return {
        id: record.id,
        values: { ...record, ...(draft && draftValues(draft)) },
        isLive: isMarkedPublished(entity, record),
        isNew: false,
        updatedAt: record.updatedAt,
        draft,
        place: null,
      }
    }),
    ...added.map((draft) => ({
      id: draft.entityId,
      values: draftValues(draft),
      isLive: false,
      isNew: true,
      updatedAt: null,
      draft,
      place: null,
    })),
  ].toSorted((a, b) => Number(a.values.sortOrder ?? 0) - Number(b.values.sortOrder ?? 0))
  return withDefaults(owner, rows)
}

/** Adds what a landing page shows by its switches where nobody placed it. */
function withDefaults({ landing, own, name }: Owner, rows: SectionRow[]): SectionRow[] {
  if (!landing) return rows
  const placed = rows.map(({ values }) => String(values.sectionType))
  const { above, below } = defaultKinds(landing, placed)
  const rowOf = (kind: string, place: 'above' | 'below'): SectionRow => ({
    // Made from kind and page, so that it can be moved before it is stored.
    id: uuidv5(kind, landing.id),
    values: { ...own, sectionType: kind, [name]: kind },
    isLive: true,
    isNew: true,
    updatedAt: null,
    draft: null,
    place,
  })
  return [...above.map((kind) => rowOf(kind, 'above')), ...rows, ...below.map((kind) => rowOf(kind, 'below'))]
}
