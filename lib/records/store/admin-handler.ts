import 'server-only'
import * as z from 'zod'
import type { KeyScope } from '@/lib/accounts/access/key-scopes'
import { type Actor, keyActor, requestActor } from '@/lib/accounts/actor'
import { hasBearerToken } from '@/lib/accounts/api-keys/require-key'
import { notFound } from '@/lib/platform/errors'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import type { Entity } from '@/lib/records/declare/define-entity'
import { entityAt } from '@/lib/records/entities/registry'

type Params = { entity: string; id?: string }

type Options = {
  status?: number
  /** API key scope accepted in addition to sessions; without it, keys are refused. */
  key?: KeyScope
}

/** `id` is '' when the path has none. */
type AdminRequest = { actor: Actor; entity: Entity; id: string; request: Request }

/** Articles with markup; the default of 64 KB is meant for visitors. */
const MAX_BYTES = 1024 * 1024

/**
 * Handles /api/admin/[entity]: authenticates first (401), then finds the entity (404). Sends results as JSON,
 * undefined as 204. Except for GET, requests must be same-origin or show an accepted API key.
 */
export function adminHandler(
  work: (visit: AdminRequest) => Promise<unknown>,
  { status = 200, key }: Options = {},
) {
  const handler = async (request: Request, context: { params: Promise<Params> }): Promise<Response> => {
    const actor = await (key && hasBearerToken(request) ? keyActor(request, key) : requestActor(request))
    const { entity: path, id = '' } = await context.params
    const entity = entityAt(path)
    if (!entity || !/^[\w-]*$/.test(id)) throw notFound()
    const answer = await work({ actor, entity, id, request })
    if (answer instanceof Response) return answer
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer, { status })
  }
  const open = route(handler)
  const guarded = route(handler, { sameOrigin: true })
  return (request: Request, context: { params: Promise<Params> }) =>
    (request.method === 'GET' || (key && hasBearerToken(request)) ? open : guarded)(request, context)
}

/** Any JSON object; the operation validates its fields. */
export function readFields(request: Request): Promise<Record<string, unknown>> {
  return readJson(request, z.record(z.string(), z.unknown()), { maxBytes: MAX_BYTES })
}
