import type { $ZodObject, $ZodType } from 'zod/v4/core'
import type { KeyScope } from '@/lib/accounts/access/key-scopes'
import type { Actor } from '@/lib/accounts/actor'
import type { Operation } from '@/lib/platform/http/operation'
import { capitalized } from '@/lib/records/declare/capitalized'
import type { Entity } from '@/lib/records/declare/define-entity'
import { allowedToRole } from '@/lib/records/declare/permissions'
import { typeName } from '@/lib/records/declare/record-shape'

export type Reader = Pick<Actor, 'role' | 'scopes'>

type Names = { one: string; many: string }

type Visit = { actor: Reader; entity: Entity }

/**
 * A call that many entities have. Its route handler takes its rules from it, and the OpenAPI document its
 * operations: one for each entity that the reader may use it on.
 */
export type EntityCall<S extends $ZodType = $ZodType, A extends $ZodType = $ZodType> = {
  method: Operation['method']
  /** The address; `{entity}` becomes the entity's path. */
  path: string
  /** `operationId` from the type's names: 'BlogPost', 'BlogPosts'. */
  id: (names: Names) => string
  summary: (labels: Names) => string
  description?: string
  words: string
  /** Schema of the JSON body, checked by the route. `shown` is for the document, where it is more exact. */
  body?: S
  shown?: (reader: Reader, entity: Entity) => $ZodType
  example?: (entity: Entity) => unknown
  maxBytes?: number
  status?: 200 | 201
  /** Shape of the answer; null for none (204). */
  answer: (visit: Visit) => A | null
  /** Content type of an answer that is not JSON. */
  type?: string
  query?: (reader: Reader, entity: Entity) => $ZodObject
  key?: readonly KeyScope[]
  only?: 'keys'
  refusals: readonly number[]
  /** True when the document has it for this entity. */
  isFor: (entity: Entity, allowed: ReturnType<typeof allowedToRole>) => boolean
}

/** Types a call by its schemas. */
export function entityCall<S extends $ZodType, A extends $ZodType>(call: EntityCall<S, A>): EntityCall<S, A> {
  return call
}

/** True when this reader has the call on the entity, whose area they may read. */
export function isOffered(call: EntityCall, reader: Reader, entity: Entity): boolean {
  return call.isFor(entity, allowedToRole(reader, entity)) && isOpenTo(call, reader)
}

/** The call on one entity as an operation of the document, or null when this reader has no such call. */
export function operationOf(call: EntityCall, reader: Reader, entity: Entity): Operation | null {
  if (!isOffered(call, reader, entity)) return null
  const { method, body, shown, answer, words, type, query, refusals, key = [] } = call
  const names = { one: typeName(entity), many: pluralName(entity) }
  const shape = answer({ actor: reader, entity })
  const sent = shown?.(reader, entity) ?? body
  return {
    id: call.id(names),
    method,
    path: call.path.replace('{entity}', entity.path),
    tag: capitalized(entity.labels.many),
    summary: call.summary(entity.labels),
    ...(call.description && { description: call.description }),
    access: [...(call.only ? [] : ['session' as const]), ...key.map((scope) => ({ key: scope }))],
    ...(call.path.includes('{id}') && { params: { id: `The id of the ${entity.labels.one}.` } }),
    ...(query && { query: query(reader, entity) }),
    ...(sent && { body: { schema: sent, example: call.example?.(entity) ?? {} } }),
    answers: {
      [shape ? (call.status ?? 200) : 204]: { words, schema: shape, ...(type && { type }) },
    },
    // Sessions may call only so often, and their reads take turns (decision 086).
    refusals: call.only ? refusals : [...refusals, 429, ...(method === 'get' ? [503] : [])],
    etag: method === 'get' && call.only === 'keys',
  }
}

function isOpenTo({ key = [], only }: EntityCall, { scopes }: Reader): boolean {
  return scopes ? only === 'keys' && key.some((scope) => scopes.includes(scope)) : only === undefined
}

/** 'FaqItems' from the path 'faq-items'. A single record's path is plural or not, as its table is named. */
function pluralName({ path }: Entity): string {
  return path.split('-').map(capitalized).join('')
}
