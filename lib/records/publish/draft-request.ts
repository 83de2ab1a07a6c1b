import 'server-only'
import * as z from 'zod'
import type { Actor } from '@/lib/accounts/actor'
import { readJson } from '@/lib/platform/http/read-json'
import type { DraftInput } from '@/lib/records/publish/save-draft'

/** A draft can be as large as an article with its markup. */
const MAX_BYTES = 1024 * 1024

const values = z.record(z.string(), z.unknown(), 'Say what is in the draft')
const seen = z.iso.datetime('This is not a time').nullish()
const sent = z.strictObject({ values: values.optional(), updatedAt: seen, draftUpdatedAt: seen })

/** A request to publish a record or store its draft; without values the stored draft is meant. */
export function readDraftChange(request: Request): Promise<Partial<DraftInput>> {
  return readJson(request, sent, { maxBytes: MAX_BYTES })
}

export function readDraft(request: Request): Promise<DraftInput> {
  return readJson(request, sent.extend({ values }), { maxBytes: MAX_BYTES })
}

/** API clients that do not name the draft they saw count as having seen none, which may conflict (409). */
export function asSeenBy<D extends Partial<DraftInput>>({ scopes }: Pick<Actor, 'scopes'>, sent: D): D {
  return scopes && sent.draftUpdatedAt === undefined ? { ...sent, draftUpdatedAt: null } : sent
}
