import 'server-only'
import type { $ZodType, input, output } from 'zod/v4/core'
import { type Action, type Area, assertCan } from '@/lib/accounts/access/access'
import { browserOf } from '@/lib/accounts/access/access-log'
import type { KeyScope } from '@/lib/accounts/access/key-scopes'
import { keyActor, type RequestActor, requestActor } from '@/lib/accounts/actor'
import { presentsKey } from '@/lib/accounts/api-keys/require-key'
import { forKeys } from '@/lib/accounts/partners/key-answer'
import { notFound } from '@/lib/platform/errors'
import { jsonAnswer } from '@/lib/platform/http/json-answer'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { assertSameOrigin } from '@/lib/platform/http/same-origin'
import { isUuid } from '@/lib/platform/uuid'

type Params = Partial<Record<string, string>>
type Context = { params?: Promise<Params> }
type Handler = (request: Request, context: Context) => Promise<Response>

type Options<S extends $ZodType = $ZodType, A extends $ZodType = $ZodType, T = object> = {
  /** Schema of the JSON body; without it, the body is not read. */
  body?: S
  maxBytes?: number
  /** Checked before the body is read, so that validation errors reveal nothing to the unauthorized. */
  can?: readonly [Action, Area] | ((actor: RequestActor, params: Params) => void)
  /** For setting up a missing second factor. */
  secondFactor?: 'may be missing'
  /** Scopes of API keys accepted in addition to sessions, any of them; without it, keys are refused. */
  key?: readonly KeyScope[]
  /** Refuses sessions: for the addresses of programs. */
  only?: 'keys'
  /** Shape of the answer, as documented; it types what the handler returns. */
  answer?: (visit: { actor: RequestActor } & T) => A | null
  /** Of an answer with a body; 200 by default. */
  status?: 200 | 201
}

type Visit<S extends $ZodType> = {
  actor: RequestActor
  body: output<S>
  query: URLSearchParams
  request: Request
}

type Work = (visit: never) => unknown

type Answered<B> = B | Response | Promise<B | Response>

type GuardedRoute<T> = {
  (work: (visit: Visit<$ZodType> & T) => unknown): Handler
  <S extends $ZodType>(schema: S, work: (visit: Visit<S> & T) => unknown): Handler
  <S extends $ZodType, A extends $ZodType>(
    options: Options<S, A, T>,
    work: (visit: Visit<S> & T) => Answered<input<A>>,
  ): Handler
}

/** Handles a call of the back office. `id` is '' when the path has none. */
export const adminRoute = guardedRoute(({ id, ...params }, request) => {
  if (id !== undefined && !isUuid(id)) throw notFound()
  return { id: id ?? '', params, browser: browserOf(request) }
})

/**
 * Makes a wrapper for handlers. It refuses, in this order: writes from other sites (403), strangers (401), by
 * `can` (403), by `target` of the path (404), and by the body (400). Sends results as JSON, undefined as 204;
 * what keys read has an ETag.
 */
export function guardedRoute<T extends object>(
  target: (params: Params, request: Request) => T,
): GuardedRoute<T> {
  return (first: Work | $ZodType | Options<$ZodType, $ZodType, T>, work: Work = first as Work): Handler => {
    const options = optionsIn<T>(first)
    const { body: schema, maxBytes, can, secondFactor, key, only, status = 200 } = options
    const answered = route<Context>(async (request, { params }) => {
      const isByKey = key !== undefined && (only === 'keys' || presentsKey(request))
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isByKey && !isRead) assertSameOrigin(request)
      const actor = await (isByKey ? keyActor(request, key) : requestActor(request, secondFactor))
      const named = (await params) ?? {}
      if (typeof can === 'function') can(actor, named)
      else if (can) assertCan(actor, ...can)
      const found = target(named, request)
      const body = schema && (await readJson(request, schema, { maxBytes }))
      const query = new URL(request.url).searchParams
      const answer = await work({ actor, body, query, request, ...found } as never)
      if (answer instanceof Response) return answer
      const described = options.answer?.({ actor, ...found }) ?? null
      return jsonAnswer(request, answer, { status, schema: described, etag: isByKey && isRead })
    })
    return key === undefined ? answered : forKeys(answered)
  }
}

function optionsIn<T>(
  first: Work | $ZodType | Options<$ZodType, $ZodType, T>,
): Options<$ZodType, $ZodType, T> {
  if (typeof first === 'function') return {}
  return '_zod' in first ? { body: first } : first
}
