import 'server-only'
import * as z from 'zod'
import type { KeyScope } from '@/lib/accounts/access/key-scopes'
import { type Actor, keyActor, requestActor } from '@/lib/accounts/actor'
import { showsKey } from '@/lib/accounts/api-keys/require-key'
import { notFound } from '@/lib/platform/errors'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import type { Entity } from '@/lib/records/declare/define-entity'
import { entityAt } from '@/lib/records/entities/registry'

type Params = { entity: string; id?: string }

type Options = {
  status?: number
  /** The scope of API keys that it takes beside people's sessions; without one it takes none. */
  key?: KeyScope
}

/** What a request to the admin API comes in with. `id` is '' where the address has none. */
type Visit = { actor: Actor; entity: Entity; id: string; request: Request }

/** An article with its markup; the default 64 KB is for visitors. */
const MAX_BYTES = 1024 * 1024

/**
 * A route handler of /api/admin/[entity]: the person first (401), then the entity (404), then the work. What the work
 * returns is answered as JSON, nothing as 204, a whole answer as it is. Everything but GET must come from our own pages, or show
 * an API key, where that is taken.
 */
export function adminHandler(work: (visit: Visit) => Promise<unknown>, { status = 200, key }: Options = {}) {
  const handler = async (request: Request, context: { params: Promise<Params> }): Promise<Response> => {
    const actor = await (key && showsKey(request) ? keyActor(request, key) : requestActor(request))
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
    (request.method === 'GET' || (key && showsKey(request)) ? open : guarded)(request, context)
}

/** The sent object, whatever its fields: the operation judges them. */
export function readFields(request: Request): Promise<Record<string, unknown>> {
  return readJson(request, z.record(z.string(), z.unknown()), { maxBytes: MAX_BYTES })
}
