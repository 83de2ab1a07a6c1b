import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { AppError } from '@/lib/platform/errors'
import type { CommentsView } from '@/lib/records/comments/comment-view'
import { commentsOf } from '@/lib/records/comments/comments'
import { hasComments } from '@/lib/records/comments/may-comment'
import type { Entity } from '@/lib/records/declare/define-entity'
import { isMirrored } from '@/lib/records/declare/mirrored'
import { type Allowed, allowedOn, assertMayCreate } from '@/lib/records/declare/permissions'
import { type AdminRecord, toApiRecord } from '@/lib/records/declare/record'
import { hiddenFields } from '@/lib/records/lists/screen-data'
import { placeRecords } from '@/lib/records/on-page/record-pages'
import { missing } from '@/lib/records/publish/draft'
import { type Publishing, publishingOf } from '@/lib/records/publish/publishing-data'
import { type RecordRevision, revisionsOf } from '@/lib/records/publish/revisions'
import { type Related, relatedOf } from '@/lib/records/relations/related'
import { findRecord } from '@/lib/records/store/scope'
import { type Place, placesOf } from '@/lib/records/store/usage'

/** A record for the sheet beside a page: the same data as for its form. */
export type SheetData = {
  /** Null for a draft of a record that does not exist yet. */
  record: AdminRecord | null
  publishing: Publishing | null
  hidden: string[]
  allowed: Allowed
  related: Related
  revisions: RecordRevision[]
  /** Null where there are no comments. */
  comments: CommentsView | null
  /** Addresses that show it; null for the frame of every page. */
  pages: string[] | null
  /** Records that use it. */
  uses: Place[]
}

/** @param isNew true for a record that is not begun yet @throws AppError 403, 404 without record and draft */
export async function sheetData(
  actor: Actor,
  entity: Entity,
  id: string,
  { isNew = false } = {},
): Promise<SheetData> {
  assertCan(actor, 'read', entity.area)
  const record = await findRecord(db, actor, entity, id).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  })
  const publishing = await publishingOf(actor, entity, id, record)
  const draft = publishing?.draft?.values
  if (!record && !draft && isNew) assertMayCreate(actor, entity)
  else if (!record && !draft) throw missing(entity)
  const values = { ...record, ...draft } as AdminRecord
  const [related, revisions, comments, placed, uses] = await Promise.all([
    relatedOf(entity, [...(record ? [record] : []), values]),
    record ? revisionsOf(actor, entity, id) : [],
    record && hasComments(entity) ? commentsOf(actor, entity, id) : null,
    placeRecords([{ entity, id, ...(draft && { draft }) }]),
    record ? placesOf(actor, entity, record) : [],
  ])
  const allowed = allowedOn(actor, entity)
  return {
    record: record && toApiRecord(actor, entity, record),
    publishing,
    hidden: hiddenFields(actor, entity),
    allowed: isMirrored(entity, record) ? { ...allowed, update: false, delete: false } : allowed,
    related,
    revisions,
    comments,
    pages: placed[0] ? placed[0].pages : [],
    uses,
  }
}
