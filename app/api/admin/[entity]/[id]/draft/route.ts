import { toApiRecord } from '@/lib/records/declare/record'
import { draftOf } from '@/lib/records/publish/draft'
import { asSeenBy, readDraft, readDraftChange } from '@/lib/records/publish/draft-request'
import { storeDraft } from '@/lib/records/publish/publish-record'
import { discardDraft, saveDraft } from '@/lib/records/publish/save-draft'
import { adminHandler } from '@/lib/records/store/admin-handler'

/** The record's unpublished changes, or null. */
export const GET = adminHandler(
  async ({ actor, entity, id }) => Response.json(await draftOf(actor, entity, id)),
  { key: 'content:drafts' },
)

/** Stores `{ values, updatedAt?, draftUpdatedAt? }` as the draft; null when it equals the record. */
export const PUT = adminHandler(
  async ({ actor, entity, id, request }) =>
    Response.json(await saveDraft(actor, entity, id, asSeenBy(actor, await readDraft(request)))),
  { key: 'content:drafts' },
)

/** Writes the draft, or the sent values, to the record without publishing it. */
export const POST = adminHandler(
  async ({ actor, entity, id, request }) => {
    const change = asSeenBy(actor, await readDraftChange(request))
    return toApiRecord(actor, entity, await storeDraft(actor, entity, id, change))
  },
  { key: 'content:drafts' },
)

export const DELETE = adminHandler(({ actor, entity, id }) => discardDraft(actor, entity, id))
