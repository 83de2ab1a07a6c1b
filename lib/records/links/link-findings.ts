import 'server-only'
import { assertCan, can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import type { LinkFinding } from '@/lib/platform/generated/prisma/client'
import { consume } from '@/lib/platform/http/rate-limit'
import { isUuid } from '@/lib/platform/uuid'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { type Field, labelOf } from '@/lib/records/declare/field'
import { mayUse } from '@/lib/records/declare/record'
import { entities, entityNamed } from '@/lib/records/entities/registry'
import { checkOutside, type ProbeOptions } from '@/lib/records/links/check-outside'
import { stillBroken } from '@/lib/records/links/places'
import { findRecord, scopeOf } from '@/lib/records/store/scope'

const PAGE_SIZE = 25
/** More than anyone fixes at once; the rest appears as these go. */
const MAX_FINDINGS = 1_000

/** A broken link and its location; times are ISO, UTC. */
export type BrokenLink = {
  id: string
  href: string
  words: string
  reason: string
  isOutside: boolean
  /** The record's title, its kind, the field's label and the form's address. */
  title: string
  kind: string
  field: string
  form: string
  since: string
  checkedAt: string
}

/** Broken links in records the user can read, newest first, without fixed ones. @throws AppError 403 */
export async function listFindings(actor: Actor, wanted: number | 'last') {
  const { own, titles, isAll } = await ownFindings(actor)
  const shown = await stillBroken(own)
  const last = Math.max(1, Math.ceil(shown.length / PAGE_SIZE))
  const page = wanted === 'last' ? last : wanted
  const rows = shown
    .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    .map((finding) => shownFinding(finding, titles.get(recordKey(finding)) ?? ''))
  return { rows, total: shown.length, totalIsExact: isAll, page, pageSize: PAGE_SIZE }
}

/** Number of links found broken; only the list rechecks them, which is slower. @throws AppError 403 */
export async function countFindings(actor: Actor): Promise<{ count: number; isExact: boolean }> {
  const { own, isAll } = await ownFindings(actor)
  return { count: own.length, isExact: isAll }
}

/** Findings in the user's records and readable fields, with the records' titles. */
async function ownFindings(actor: Actor) {
  assertCan(actor, 'read', 'content')
  const readable = entities.filter(({ area }) => can(actor, 'read', area))
  const found = await db.linkFinding.findMany({
    where: { entity: { in: readable.map(({ name }) => name) } },
    orderBy: [{ since: 'desc' }, { id: 'desc' }],
    take: MAX_FINDINGS,
  })
  const titles = await titlesOf(actor, found)
  const own = found.filter((finding) => titles.has(recordKey(finding)) && isShown(actor, finding))
  return { own, titles, isAll: found.length < MAX_FINDINGS }
}

/** True when the user may read the field. Fields that are gone pass; stillBroken removes their findings. */
function isShown(actor: Actor, { entity, field }: LinkFinding): boolean {
  return mayUse(actor, entityOf(entity), field)
}

const entityOf = (name: string): Entity => entityNamed(name as Entity['name'])

const recordKey = ({ entity, entityId }: Pick<LinkFinding, 'entity' | 'entityId'>) => `${entity} ${entityId}`

/** Titles of the findings' records in the user's communities. */
async function titlesOf(actor: Actor, findings: LinkFinding[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const name of new Set(findings.map(({ entity }) => entity))) {
    const entity = entityOf(name)
    const ours = findings.filter((finding) => finding.entity === name)
    const ids = [...new Set(ours.map(({ entityId }) => entityId))].map((id) => (isUuid(id) ? id : Number(id)))
    const where = { AND: [{ id: { in: ids } }, scopeOf(actor, entity)] }
    const select = { id: true, [entity.title]: true }
    for (const row of await delegateOf(db, entity.name).findMany({ where, select })) {
      titles.set(recordKey({ entity: name, entityId: String(row.id) }), String(row[entity.title] ?? ''))
    }
  }
  return titles
}

function shownFinding(finding: LinkFinding, title: string): BrokenLink {
  const { path, kind, labels, fields } = entityOf(finding.entity)
  const field: Field | undefined = (fields as Record<string, Field>)[finding.field]
  return {
    id: finding.id,
    href: finding.href,
    words: finding.words,
    reason: finding.reason,
    isOutside: finding.outside !== null,
    title: kind === 'single' ? '' : title || 'Untitled',
    kind: labels.one,
    field: field ? labelOf(finding.field, field) : finding.field,
    form: kind === 'single' ? `/admin/${path}` : `/admin/${path}/${finding.entityId}`,
    since: finding.since.toISOString(),
    checkedAt: finding.checkedAt.toISOString(),
  }
}

/** Limits how often a user can trigger requests to other sites. */
const CHECKS = { name: 'link-check', points: 20, seconds: 60 }

/** Rechecks one broken link now. @throws AppError 403, 404 when it is fixed or out of scope, 429 */
export async function checkFinding(
  actor: Actor,
  id: string,
  options: ProbeOptions = {},
): Promise<{ isBroken: boolean; reason: string | null }> {
  assertCan(actor, 'update', 'content')
  const finding = await db.linkFinding.findUnique({ where: { id } })
  if (!finding) throw notFound('This link is no longer on the list')
  const entity = entityNamed(finding.entity as Parameters<typeof entityNamed>[0])
  assertCan(actor, 'read', entity.area)
  // Throws when the record was deleted or is out of the user's scope.
  await findRecord(db, actor, entity, finding.entityId)
  await consume(CHECKS, actor.id ?? 'system')
  if (finding.outside !== null) await checkOutside(finding.outside, options)
  const now = await db.linkFinding.findUnique({ where: { id } })
  const [broken] = now ? await stillBroken([now]) : []
  if (!broken) return { isBroken: false, reason: null }
  const { reason } = await db.linkFinding.update({ where: { id }, data: { checkedAt: new Date() } })
  return { isBroken: true, reason }
}
