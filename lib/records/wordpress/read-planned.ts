import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Entity } from '@/lib/records/declare/define-entity'
import { readInput } from '@/lib/records/declare/read-input'

/** Stands for a text while the other fields are read. */
const SOME_TEXT = '<p>…</p>'

/**
 * Like readInput for a new record whose text cleanContent has sanitized: doing that again takes as long as
 * all else. @throws AppError 400 with fieldErrors
 */
export function readPlanned(
  actor: Actor,
  entity: Entity,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  const { content } = fields
  if (!content) return readInput(actor, entity, fields, null)
  return { ...readInput(actor, entity, { ...fields, content: SOME_TEXT }, null), content }
}
