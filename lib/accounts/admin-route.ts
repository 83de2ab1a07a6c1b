import 'server-only'
import type { $ZodType, output } from 'zod/v4/core'
import { type Action, type Area, assertCan } from '@/lib/accounts/access/access'
import { browserOf } from '@/lib/accounts/access/access-log'
import type { KeyScope } from '@/lib/accounts/access/key-scopes'
import { keyActor, type RequestActor, requestActor } from '@/lib/accounts/actor'
import { presentsKey } from '@/lib/accounts/api-keys/require-key'
import { forKeys } from '@/lib/accounts/partners/key-answer'
import { notFound } from '@/lib/platform/errors'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { assertSameOrigin } from '@/lib/platform/http/same-origin'
import { isUuid } from '@/lib/platform/uuid'

type Params = Partial<Record<string, string>>
type Context = { params?: Promise<Params> }
type Handler = (request: Request, context: Context) => Promise<Response>

type Options<S extends $ZodType = $ZodType> = {
  /** Schema of the JSON body; without it, the body is not read. */
  body?: S
  maxBytes?: number
  /** Checked before the body is read, so that validation errors reveal nothing to the unauthorized. */
  can?: readonly [Action, Area] | ((actor: RequestActor) => void)
  /** For setting up a missing second factor. */
  secondFactor?: 'may be missing'
  /** API key scope accepted in addition to sessions; without it, keys are refused. */
  key?: KeyScope
}

type Visit<S extends $ZodType> = {
  actor: RequestActor
  body: output<S>
  query: URLSearchParams
  request: Request
}

type Work = (visit: never) => unknown

type GuardedRoute<T> = {
  (work: (visit: Visit<$ZodType> & T) => unknown): Handler
  <S extends $ZodType>(schema: S, work: (visit: Visit<S> & T) => unknown): Handler
  <S extends $ZodType>(options: Options<S>, work: (visit: Visit<S> & T) => unknown): Handler
}

/** Handles a call of the back office. `id` is '' when the path has none. */
export const adminRoute = guardedRoute(({ id, ...params }, request) => {
  if (id !== undefined && !isUuid(id)) throw notFound()
  return { id: id ?? '', params, browser: browserOf(request) }
})

/**
 * Makes a wrapper for handlers. It refuses, in this order: writes from other sites (403), strangers (401), by
 * `can` (403), by `target` of the path (404), and by the body (400). Sends results as JSON, undefined as 204.
 */
export function guardedRoute<T extends object>(
  target: (params: Params, request: Request) => T,
): GuardedRoute<T> {
  return (first: Work | $ZodType | Options, work: Work = first as Work): Handler => {
    const { body: schema, maxBytes, can, secondFactor, key } = optionsIn(first)
    const answered = route<Context>(async (request, { params }) => {
      const isByKey = key !== undefined && presentsKey(request)
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isByKey && !isRead) assertSameOrigin(request)
      const actor = await (isByKey ? keyActor(request, key) : requestActor(request, secondFactor))
      if (typeof can === 'function') can(actor)
      else if (can) assertCan(actor, ...can)
      const found = target((await params) ?? {}, request)
      const body = schema && (await readJson(request, schema, { maxBytes }))
      const query = new URL(request.url).searchParams
      const answer = await work({ actor, body, query, request, ...found } as never)
      if (answer instanceof Response) return answer
      return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer)
    })
    return key === undefined ? answered : forKeys(answered)
  }
}

function optionsIn(first: Work | $ZodType | Options): Options {
  if (typeof first === 'function') return {}
  return '_zod' in first ? { body: first } : first
}
