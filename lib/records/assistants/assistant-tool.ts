import 'server-only'
import * as z from 'zod'
import { can } from '@/lib/accounts/access/access'
import type { RequestActor } from '@/lib/accounts/actor'
import { notFound } from '@/lib/platform/errors'
import type { Operation } from '@/lib/platform/http/operation'
import { type EntityCall, isOffered, type Reader } from '@/lib/records/calls/entity-call'
import type { Entity } from '@/lib/records/declare/define-entity'
import { entities, entityAt } from '@/lib/records/entities/registry'

/**
 * A call of the API as a tool for assistants (decision 125). One tool serves all kinds of records, because
 * clients accept only some dozens of tools.
 */
export type AssistantTool<S extends z.ZodObject = z.ZodObject> = {
  name: string
  title: string
  /** Tells the assistant what it does and when to use it. */
  words: string
  /** The calls of the API that it makes; empty for what the API document says. */
  calls: readonly ToolCall[]
  /** Changes nothing, not even drafts. */
  isRead: boolean
  /** Null when this reader has no such tool. */
  input: (reader: Reader) => S | null
  run: (actor: RequestActor, input: z.output<S>) => Promise<unknown>
}

type ToolCall = EntityCall | Operation

/** Types a tool by its input. */
export function assistantTool<S extends z.ZodObject>(tool: AssistantTool<S>): AssistantTool {
  return tool as unknown as AssistantTool
}

/** Entities on which the reader has one of these calls, in the order of the registry. */
export function kindsFor(reader: Reader, calls: readonly EntityCall[]): Entity[] {
  return entities.filter(
    (entity) => can(reader, 'read', entity.area) && calls.some((call) => isOffered(call, reader, entity)),
  )
}

/** The choice of a kind by its path, or null where there is none to choose from. */
export function kindInput(reader: Reader, calls: readonly EntityCall[]) {
  const [first, ...others] = kindsFor(reader, calls).map(({ path }) => path)
  return first === undefined ? null : z.enum([first, ...others]).describe('The kind of record.')
}

/** @throws AppError 404 */
export function kindNamed(path: string): Entity {
  const entity = entityAt(path)
  if (!entity) throw notFound('There is no such kind of record')
  return entity
}

/** True when the reader's key has a scope of the operation. */
export function isOpenFor({ scopes = [] }: Reader, { access }: Operation): boolean {
  return access.some((by) => typeof by === 'object' && (scopes as readonly string[]).includes(by.key))
}

export const recordId = z.uuid('This is not a record id').describe('The id of the record.')
