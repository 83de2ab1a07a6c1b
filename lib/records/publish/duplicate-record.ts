import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { methodNotAllowed } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { isWithoutEffect } from '@/lib/records/declare/field'
import { assertMayCreate, canBeDuplicated, isOwn } from '@/lib/records/declare/permissions'
import { flagValues } from '@/lib/records/declare/publication'
import { type AdminRecord, mayUse } from '@/lib/records/declare/record'
import { childrenOf } from '@/lib/records/entities/registry'
import { draftValues, missing, recordWithDraft } from '@/lib/records/publish/draft'
import { change } from '@/lib/records/store/change'
import { findRecord } from '@/lib/records/store/scope'
import { createWithin } from '@/lib/records/store/write-record'

/** Copies a record unpublished, slug '…-copy' or '…-copy-2'. @throws AppError 400, 403, 404, 405 */
export async function duplicateRecord(actor: Actor, entity: Entity, id: string): Promise<AdminRecord> {
  assertMayCreate(actor, entity)
  if (!canBeDuplicated(entity)) {
    throw methodNotAllowed(`This ${entity.labels.one} cannot be copied`, [])
  }
  return change(entity, async (tx) => {
    const { record, draft } = await recordWithDraft(tx, actor, entity, id)
    if (!record) throw missing(entity)
    const source = { ...record, ...(draft && draftValues(draft)) }
    const slug = Object.keys(entity.fields).find((name) => entity.fields[name]?.kind === 'slug')
    const title = `Copy of ${source[entity.title] ?? ''}`.slice(0, entity.fields[entity.title]?.max ?? 255)
    const { after, expired } = await createWithin(
      tx,
      actor,
      entity,
      {
        ...copied(actor, entity, source),
        [entity.title]: title,
        ...(slug && { [slug]: await freeSlug(tx, entity, slug, source) }),
        ...flagValues(entity, false),
      },
      { action: 'create' },
    )
    for (const child of childrenOf(entity))
      expired.push(...(await copyChildren(tx, actor, child, id, after.id)))
    return { answer: after, expired }
  })
}

async function copyChildren(
  tx: Tx,
  actor: Actor,
  child: Entity,
  from: string,
  to: string,
): Promise<string[]> {
  const parent = String(child.parent)
  // Lists of groups in the parent's form were copied with its values.
  const there = await delegateOf(tx, child.name).count({ where: { [parent]: to } })
  if (there > 0) return []
  const rows = await delegateOf(tx, child.name).findMany({
    where: { [parent]: from },
    select: { id: true },
    orderBy: child.sortable ? [{ sortOrder: 'asc' }, { id: 'asc' }] : [{ id: 'asc' }],
  })
  const expired: string[] = []
  for (const { id } of rows) {
    const record = await findRecord(tx, actor, child, String(id))
    const input = { ...copied(actor, child, record), [parent]: to }
    expired.push(...(await createWithin(tx, actor, child, input, { action: 'create' })).expired)
  }
  return expired
}

/** The values of a copy: without the order, without what is unique, and without ids of child rows. */
function copied(actor: Actor, entity: Entity, source: Record<string, unknown>): Record<string, unknown> {
  const own = Object.entries(entity.fields).filter(
    ([name, field]) =>
      !field.readOnly &&
      !isOwn(field) &&
      field.kind !== 'order' &&
      !isWithoutEffect(field, source) &&
      mayUse(actor, entity, name),
  )
  return Object.fromEntries(
    own.map(([name, field]) => [name, field.rows ? withoutIds(source[name]) : source[name]]),
  )
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).filter(([name]) => name !== 'id')
  return Object.fromEntries(parts.map(([name, part]) => [name, withoutIds(part)]))
}

async function freeSlug(
  tx: Tx,
  entity: Entity,
  name: string,
  source: Record<string, unknown>,
): Promise<string> {
  const scope = entity.fields[name]?.unique
  const within = typeof scope === 'string' ? { [scope]: source[scope] } : {}
  const base = `${String(source[name] ?? '').slice(0, 100)}-copy`
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`
    if ((await delegateOf(tx, entity.name).count({ where: { ...within, [name]: slug } })) === 0) return slug
  }
}
