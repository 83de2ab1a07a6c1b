import 'server-only'
import { subMinutes } from 'date-fns'
import { assertCan, can } from '@/lib/accounts/access/access'
import { inScope, scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { labelOf } from '@/lib/records/declare/field'
import { allowedOn } from '@/lib/records/declare/permissions'
import { canBeOff, isMarkedPublished } from '@/lib/records/declare/publication'
import { mayUse, recordOf, selectOf } from '@/lib/records/declare/record'
import { entities } from '@/lib/records/entities/registry'
import { type PlacedRecord, placeRecords } from '@/lib/records/on-page/record-pages'
import { draftValues } from '@/lib/records/publish/draft'
import { recordLink } from '@/lib/records/publish/record-link'
import { scopeOf } from '@/lib/records/store/scope'

/** A colleague who stored a draft within this time is still editing. */
const PRESENT_MIN = 2
const MAX_READ = 300

/** A record of the page. `entity` is its path below /api/admin, `href` its form. */
type OfRecord = { entity: string; id: string; title: string; kind: string; href: string }

export type PageDraft = OfRecord & {
  /** Labels of the changed fields; of a new record none. */
  changed: string[]
  isNew: boolean
  by: string
  isMine: boolean
  /** ISO, UTC. */
  updatedAt: string
}
type PagePlan = OfRecord & { action: 'publish' | 'unpublish'; at: string; timeZone: string }
type PageFault = OfRecord & { words: string }
/** A colleague who is editing the page, and the part of the form they are in. */
type PageEditor = { name: string; part: string }

/** The record whose own page this is. */
type PageOwner = OfRecord & { isLive: boolean; mayUnpublish: boolean; flag: string }
/** A kind of record that the page lists. */
type PageKind = { entity: string; one: string; many: string; mayAdd: boolean }

export type PageWork = {
  owner: PageOwner | null
  kinds: PageKind[]
  drafts: PageDraft[]
  plans: PagePlan[]
  faults: PageFault[]
  editors: PageEditor[]
  /** True when this person may invite colleagues. */
  mayInvite: boolean
  mayPublish: boolean
}

/** Drafts, plans, faults and colleagues at work on what a page shows. @throws AppError 403 */
export async function pageWork(actor: Actor, path: string): Promise<PageWork> {
  assertCan(actor, 'update', 'content')
  const edited = entities.filter(({ area }) => can(actor, 'update', area))
  const among = { in: edited.map(({ name }) => name) }
  const [drafts, plans, findings] = await Promise.all([
    db.draft.findMany({ where: { entity: among }, orderBy: { updatedAt: 'desc' }, take: MAX_READ }),
    db.publicationPlan.findMany({
      where: { entity: among, state: { in: ['waiting', 'missed'] } },
      orderBy: { at: 'asc' },
      take: MAX_READ,
    }),
    db.linkFinding.findMany({ where: { entity: among }, take: MAX_READ }),
  ])
  const draftOf = new Map(drafts.map((draft) => [keyOf(draft), draftValues(draft)]))
  const named = new Map([...drafts, ...plans, ...findings].map((row) => [keyOf(row), row]))
  const placed = await placeRecords(
    [...named.values()].flatMap((row) => {
      const entity = edited.find(({ name }) => name === row.entity)
      const draft = draftOf.get(keyOf(row))
      return entity ? [{ entity, id: row.entityId, ...(draft && { draft }) }] : []
    }),
  )
  const shown = new Map(
    placed
      .filter(
        ({ pages, entity, values }) =>
          (pages === null || pages.includes(path)) && isOwn(actor, entity, values),
      )
      .map((record) => [keyOf({ entity: record.entity.name, entityId: record.id }), record]),
  )
  return {
    owner: await pageOwner(actor, path),
    kinds: listedKinds(actor, path),
    drafts: drafts.flatMap((draft) => {
      const record = shown.get(keyOf(draft))
      if (!record) return []
      return [
        {
          ...ofRecord(record),
          changed: record.isStored ? changedLabels(actor, record.entity, draftValues(draft)) : [],
          isNew: !record.isStored,
          by: draft.actorName,
          isMine: draft.actorId === actor.id,
          updatedAt: draft.updatedAt.toISOString(),
        },
      ]
    }),
    plans: plans.flatMap(({ action, at, timeZone, state, ...plan }) => {
      const record = state === 'waiting' && shown.get(keyOf(plan))
      if (!record) return []
      return [{ ...ofRecord(record), action: action as PagePlan['action'], at: at.toISOString(), timeZone }]
    }),
    faults: [
      ...findings.flatMap((finding) => {
        const record = shown.get(keyOf(finding))
        if (!record || !mayUse(actor, record.entity, finding.field)) return []
        return [{ ...ofRecord(record), words: `Broken link: ${finding.href}` }]
      }),
      ...plans.flatMap((plan) => {
        const record = plan.state === 'missed' && shown.get(keyOf(plan))
        return record
          ? [{ ...ofRecord(record), words: plan.problem ?? 'A scheduled change did not happen' }]
          : []
      }),
    ],
    editors: editorsAmong(actor, drafts, shown),
    mayInvite: can(actor, 'create', 'accounts'),
    mayPublish: actor.mayPublish,
  }
}

/** The record that has this address, found by the slug in it. */
async function pageOwner(actor: Actor, path: string): Promise<PageOwner | null> {
  const slug = path.split('/').at(-1) ?? ''
  for (const entity of entities) {
    const name = entity.name === 'page' ? 'path' : 'slug'
    const value = name === 'path' ? path : slug
    if (!slug || !entity.fields[name] || !can(actor, 'update', entity.area)) continue
    if (!entity.publicPaths?.({ [name]: value }).includes(path)) continue
    const where = { AND: [{ [name]: value }, scopeOf(actor, entity)] }
    const row = await delegateOf(db, entity.name).findFirst({ where, select: selectOf(entity) })
    if (!row) continue
    const record = recordOf(entity, row)
    return {
      ...ofRecord({ entity, id: record.id, values: record, isStored: true, pages: [path] }),
      isLive: isMarkedPublished(entity, record),
      mayUnpublish: allowedOn(actor, entity).publish && canBeOff(entity),
      flag: entity.publication?.flag ?? '',
    }
  }
  return null
}

/** Kinds that this page lists whatever their records say, except its own sections. */
function listedKinds(actor: Actor, path: string): PageKind[] {
  return entities
    .filter(
      ({ publicPaths, publication, kind, creatable, fields, area }) =>
        publication &&
        creatable &&
        kind === 'collection' &&
        !fields.sectionType &&
        !fields.sectionKey &&
        can(actor, 'update', area) &&
        publicPaths?.({}).includes(path),
    )
    .map((entity) => ({
      entity: entity.path,
      ...entity.labels,
      mayAdd: allowedOn(actor, entity).create,
    }))
}

type Row = { entity: string; entityId: string }

const keyOf = ({ entity, entityId }: Row) => `${entity}/${entityId}`

/** True for a record that this person may open. */
function isOwn(actor: Actor, entity: Entity, values: Record<string, unknown>): boolean {
  if (scopedCommunityIds(actor) === null) return true
  const id = entity.name === 'community' ? values.id : values.communityId
  return typeof id === 'string' && inScope(actor, id)
}

function ofRecord({ entity, id, values, isStored }: PlacedRecord): OfRecord {
  const known = {
    record: isStored ? (values as never) : null,
    draft: isStored ? null : ({ values } as never),
  }
  const { title, what, href } = recordLink(entity, id, known)
  return { entity: entity.path, id, title, kind: what, href }
}

function changedLabels(actor: Actor, entity: Entity, values: Record<string, unknown>): string[] {
  return Object.keys(values).flatMap((name) => {
    const field = entity.fields[name]
    return field && mayUse(actor, entity, name) ? [labelOf(name, field)] : []
  })
}

type StoredDraft = Row & { actorId: string | null; actorName: string; updatedAt: Date; values: unknown }

function editorsAmong(actor: Actor, drafts: StoredDraft[], shown: Map<string, PlacedRecord>): PageEditor[] {
  const since = subMinutes(new Date(), PRESENT_MIN)
  const found = new Map<string, PageEditor>()
  for (const draft of drafts) {
    const record = shown.get(keyOf(draft))
    if (!record || draft.actorId === actor.id || draft.updatedAt < since || found.has(draft.actorName))
      continue
    const names = Object.keys(draft.values as object)
    const group = record.entity.groups.find(({ fields }) => fields.some((name) => names.includes(name)))
    found.set(draft.actorName, { name: draft.actorName, part: group?.title ?? ofRecord(record).title })
  }
  return [...found.values()]
}
