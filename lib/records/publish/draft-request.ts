import 'server-only'
import * as z from 'zod'
import type { Actor } from '@/lib/accounts/actor'
import { readJson } from '@/lib/platform/http/read-json'
import type { DraftInput } from '@/lib/records/publish/save-draft'

/** An article with its markup; a draft is no larger than what it becomes. */
const MAX_BYTES = 1024 * 1024

const values = z.record(z.string(), z.unknown(), 'Say what is in the draft')
const seen = z.iso.datetime('This is not a time').nullish()
const sent = z.strictObject({ values: values.optional(), updatedAt: seen, draftUpdatedAt: seen })

/** What is sent to publish a record or to store its draft; without values the draft that is stored is meant. */
export function readDraftChange(request: Request): Promise<Partial<DraftInput>> {
  return readJson(request, sent, { maxBytes: MAX_BYTES })
}

/** What is sent as a draft. */
export function readDraft(request: Request): Promise<DraftInput> {
  return readJson(request, sent.extend({ values }), { maxBytes: MAX_BYTES })
}

/** A program that does not say which draft it saw has seen none: it never takes the place of what a colleague is typing (409). */
export function asSeenBy<D extends Partial<DraftInput>>({ scopes }: Pick<Actor, 'scopes'>, sent: D): D {
  return scopes && sent.draftUpdatedAt === undefined ? { ...sent, draftUpdatedAt: null } : sent
}
