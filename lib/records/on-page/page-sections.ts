import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import type { Choice } from '@/lib/records/declare/field'
import { allowedOn } from '@/lib/records/declare/permissions'
import { isMarkedPublished } from '@/lib/records/declare/publication'
import { recordOf, selectOf } from '@/lib/records/declare/record'
import { homepageSections } from '@/lib/records/entities/homepage-sections'
import { pageContentSections } from '@/lib/records/entities/page-content-sections'
import { draftValues } from '@/lib/records/publish/draft'
import { saveDraft } from '@/lib/records/publish/save-draft'

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
}

export type PageSections = {
  /** Path of the sections' entity below /api/admin. */
  entity: string
  /** The flag that shows a section. */
  flag: string
  sections: SectionLine[]
  kinds: Choice[]
  mayAdd: boolean
  mayPublish: boolean
}

type Owner = { entity: Entity; own: Record<string, string>; name: string }

/** The sections of a composed page. @throws AppError 403, 404 for a page without sections of its own */
export async function pageSections(actor: Actor, path: string): Promise<PageSections> {
  assertCan(actor, 'update', 'content')
  const owner = await ownerOf(path)
  const { entity } = owner
  const kindOf = new Map(kindsOf(entity).map(({ value, label }) => [value, label]))
  const allowed = allowedOn(actor, entity)
  return {
    entity: entity.path,
    flag: String(entity.publication?.flag),
    sections: (await orderedRows(owner)).map(({ id, values, isLive, isNew, updatedAt, draft }) => ({
      id,
      title: String(values.title ?? '') || kindOf.get(String(values.sectionType)) || 'Untitled',
      kind: kindOf.get(String(values.sectionType)) ?? String(values.sectionType),
      isLive,
      isNew,
      updatedAt,
      draftUpdatedAt: draft?.updatedAt.toISOString() ?? null,
    })),
    kinds: kindsOf(entity),
    mayAdd: allowed.create,
    mayPublish: allowed.publish,
  }
}

/**
 * Drafts a section of a kind below another one (null: at the top). @returns the id it will have
 * @throws AppError 403, 404, 409 when the other one is gone
 */
export async function addSection(
  actor: Actor,
  path: string,
  { kind, after }: { kind: string; after: string | null },
): Promise<{ entity: string; id: string }> {
  const owner = await ownerOf(path)
  const rows = await orderedRows(owner)
  const place = after === null ? 0 : rows.findIndex(({ id }) => id === after) + 1
  if (after !== null && place === 0) throw conflict('The section above is gone. Please look again')
  const id = uuidv7()
  const key = `${kind}-${id.slice(-6)}`
  await saveDraft(actor, owner.entity, id, {
    values: { ...owner.own, sectionType: kind, [owner.name]: key, sortOrder: place },
  })
  await renumber(actor, owner, rows.map((row) => row.id).toSpliced(place, 0, id))
  return { entity: owner.entity.path, id }
}

/** Drafts a new order of a page's sections. @throws AppError 403, 404, 409 when one came or went */
export async function orderSections(actor: Actor, path: string, ids: string[]): Promise<void> {
  const owner = await ownerOf(path)
  const known = (await orderedRows(owner)).map(({ id }) => id)
  if (known.length !== ids.length || known.some((id) => !ids.includes(id))) {
    throw conflict('The sections changed meanwhile. Please look again')
  }
  await renumber(actor, owner, ids)
}

async function renumber(actor: Actor, owner: Owner, ids: string[]): Promise<void> {
  const rows = new Map((await orderedRows(owner)).map((row) => [row.id, row]))
  for (const [place, id] of ids.entries()) {
    const row = rows.get(id)
    if (!row || Number(row.values.sortOrder) === place) continue
    const values = { ...(row.draft && draftValues(row.draft)), sortOrder: place }
    await saveDraft(actor, owner.entity, id, { values })
  }
}

const kindsOf = (entity: Entity): Choice[] => [...(entity.fields.sectionType?.choices ?? [])]

async function ownerOf(path: string): Promise<Owner> {
  if (path === '/') return { entity: homepageSections, own: {}, name: 'slug' }
  const [page, landing] = await Promise.all([
    db.page.findFirst({ where: { path }, select: { path: true } }),
    db.landingPageTemplate.findFirst({ where: { slug: path.slice(1) }, select: { id: true } }),
  ])
  if (page) return { entity: pageContentSections, own: { pagePath: path }, name: 'sectionKey' }
  if (!landing) throw notFound('This page has no sections of its own')
  return { entity: pageContentSections, own: { landingPageTemplateId: landing.id }, name: 'sectionKey' }
}

async function orderedRows({ entity, own }: Owner) {
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
  const rows = [
    ...stored.map((record) => {
      const draft = draftOf.get(record.id) ?? null
      return {
        id: record.id,
        values: { ...record, ...(draft && draftValues(draft)) } as Record<string, unknown>,
        isLive: isMarkedPublished(entity, record),
        isNew: false,
        updatedAt: record.updatedAt as string | null,
        draft,
      }
    }),
    ...added.map((draft) => ({
      id: draft.entityId,
      values: draftValues(draft),
      isLive: false,
      isNew: true,
      updatedAt: null,
      draft,
    })),
  ]
  return rows.toSorted((a, b) => Number(a.values.sortOrder ?? 0) - Number(b.values.sortOrder ?? 0))
}
