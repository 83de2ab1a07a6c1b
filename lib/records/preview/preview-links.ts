import 'server-only'
import { addDays, addHours } from 'date-fns'
import { assertCan, can } from '@/lib/accounts/access/access'
import { type Actor, deferredActor, deferredKey } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { AppError, conflict, forbidden } from '@/lib/platform/errors'
import type { PreviewLink } from '@/lib/platform/generated/prisma/client'
import { openLink, sealLink } from '@/lib/platform/private-links/private-link'
import { siteUrl } from '@/lib/platform/site'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'
import { entities, entityNamed } from '@/lib/records/entities/registry'
import { shownPage } from '@/lib/records/preview/shown-page'
import { type Drafts, withDraft, withDrafts } from '@/lib/records/preview/with-draft'
import { entityOf, findRelease, type StoredRelease } from '@/lib/records/releases/find-release'
import { inWriteOrder } from '@/lib/records/releases/release-order'
import { recordAudit } from '@/lib/records/store/history'

export const LINK_DAYS = [1, 7, 30] as const

/** Stored for the link of a person who edits on the page, to every draft that they may change. */
const EDITING = 'editing'
/** A draft takes about 20 ms to apply; the newest count. */
const MAX_EDITED = 40

type About = { entity: string; entityId: string }

/** Stored in place of an entity name for links to a release. */
const RELEASE = 'release'

/** A preview link that needs no account; `path` is the page as the draft names it. */
type Preview = { url: string; path: string; expiresAt: Date }

/** Creates a preview link for a draft. @throws AppError 400 with fieldErrors if it is incomplete, 403, 404 */
export async function createPreviewLink(
  actor: Actor,
  entity: Entity,
  id: string,
  days: (typeof LINK_DAYS)[number],
): Promise<Preview> {
  const path = await withDraft({ actor, entity, id }, (record) => shownPage(entity, record))
  return previewAt(actor, path, { entity: entity.name, entityId: id }, days)
}

/** Previews a release's drafts from the first page they have. @throws AppError 400, 403, 404, 409 if empty */
export async function createReleaseLink(
  actor: Actor,
  id: string,
  days: (typeof LINK_DAYS)[number],
): Promise<Preview> {
  const { items } = await findRelease(db, actor, id)
  if (items.length === 0) throw conflict('This release has no items yet')
  const drafts = draftsOf(actor, items)
  const path = await withDrafts(drafts, (records) => firstPage(drafts, records))
  return previewAt(actor, path, { entity: RELEASE, entityId: id }, days)
}

/** Opens the site with all drafts for a person who edits on the page. @throws AppError 403 */
export async function createEditingLink(actor: Actor): Promise<Omit<Preview, 'path'>> {
  assertCan(actor, 'update', 'content')
  if (!actor.id) throw forbidden()
  const { path: _, ...link } = await previewAt(actor, '/', { entity: EDITING, entityId: actor.id }, 1)
  return link
}

async function previewAt(
  actor: Actor,
  path: string,
  about: About,
  days: (typeof LINK_DAYS)[number],
): Promise<Preview> {
  if (!actor.id) throw forbidden()
  const maker = actor.scopes ? { apiKeyId: actor.id } : { actorId: actor.id }
  const link = await linkFor(actor, maker, about, days)
  const token = sealLink('preview', link.id, link.expiresAt)
  return { url: siteUrl(`/preview?link=${token}`), path, expiresAt: link.expiresAt }
}

type Maker = { actorId: string } | { apiKeyId: string }

/** Reuses the user's link while half its lifetime is left, because forms request one on every change. */
async function linkFor(actor: Actor, maker: Maker, about: About, days: number) {
  const now = new Date(Math.floor(Date.now() / 1000) * 1000)
  return db.$transaction(async (tx) => {
    const known = await tx.previewLink.findFirst({
      where: { ...about, ...maker, days, expiresAt: { gt: addHours(now, days * 12) } },
      select: { id: true, expiresAt: true },
    })
    if (known) return known
    await tx.previewLink.deleteMany({ where: { expiresAt: { lt: now } } })
    const data = { ...about, ...maker, days, expiresAt: addDays(now, days) }
    const made = await tx.previewLink.create({ data, select: { id: true, expiresAt: true } })
    const after = { expiresAt: made.expiresAt.toISOString() }
    await recordAudit(tx, actor, { ...about, action: 'preview-link', before: null, after })
    return made
  })
}

/** The drafts of a link's token and when it expires; null for expired or invalid links. */
export async function openPreviewLink(token: string): Promise<(Drafts & { expiresAt: Date }) | null> {
  const sealed = openLink('preview', token)
  if (!sealed?.expiresAt || sealed.expiresAt <= new Date()) return null
  const { expiresAt } = sealed
  const link = await db.previewLink.findUnique({ where: { id: sealed.id } })
  const actor = link && (await makerOf(link))
  if (!link || !actor) return null
  if (link.entity === EDITING) {
    if (!can(actor, 'update', 'content')) return null
    return { actor, records: await draftsToEdit(actor), isForEditing: true, expiresAt }
  }
  if (link.entity !== RELEASE) {
    const record = { entity: entityNamed(link.entity as Entity['name']), id: link.entityId }
    return { actor, records: [record], expiresAt }
  }
  const release = await findRelease(db, actor, link.entityId).catch((error: unknown) => {
    // Only a refusal ends the link, no outage.
    if (error instanceof AppError) return null
    throw error
  })
  return release && { ...draftsOf(actor, release.items), expiresAt }
}

/** The person or key that made a link, with their rights of now; null when these have ended. */
async function makerOf({ actorId, apiKeyId }: PreviewLink): Promise<Actor | null> {
  if (apiKeyId) return deferredKey(apiKeyId)
  return actorId ? deferredActor(actorId) : null
}

async function draftsToEdit(actor: Actor): Promise<Drafts['records']> {
  const edited = entities.filter(({ area, publication }) => publication && can(actor, 'update', area))
  const drafts = await db.draft.findMany({
    where: { entity: { in: edited.map(({ name }) => name) } },
    orderBy: { updatedAt: 'desc' },
    take: MAX_EDITED,
    select: { id: true, entity: true, entityId: true },
  })
  return inWriteOrder(drafts).map((draft) => ({ entity: entityOf(draft), id: draft.entityId }))
}

function draftsOf(actor: Actor, items: StoredRelease['items']): Drafts {
  return {
    actor,
    records: inWriteOrder(items).map((item) => ({ entity: entityOf(item), id: item.entityId })),
  }
}

/** The first page that shows one of the drafts, as they were written in this preview. */
export async function firstPage({ records }: Drafts, written: AdminRecord[]): Promise<string> {
  for (const [at, { entity }] of records.entries()) {
    const record = written[at]
    const page = record && (await shownPage(entity, record).catch(passRefusal))
    if (page) return page
  }
  return '/'
}

function passRefusal(error: unknown): null {
  if (error instanceof AppError && error.status < 500) return null
  throw error
}
