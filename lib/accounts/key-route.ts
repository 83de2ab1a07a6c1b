import 'server-only'
import type { $ZodType, output } from 'zod/v4/core'
import { type Browser, browserOf } from '@/lib/accounts/access/access-log'
import { type KeyScope, keyTitle } from '@/lib/accounts/access/key-scopes'
import { countCall } from '@/lib/accounts/actor'
import { type ApiKeyHolder, requireKey } from '@/lib/accounts/api-keys/require-key'
import { forKeys } from '@/lib/accounts/partners/key-answer'
import { notFound } from '@/lib/platform/errors'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { isUuid } from '@/lib/platform/uuid'

type Params = Partial<Record<string, string>>
type Context = { params?: Promise<Params> }

type Options<S extends $ZodType> = {
  /** Null: any key. */
  scope: KeyScope | null
  body?: S
}

type Call<S extends $ZodType> = {
  key: ApiKeyHolder
  /** The key as whoever does something, for the activity log. */
  manager: { id: string; username: string; apiKeyId: string }
  params: Record<string, string>
  body: output<S>
  query: URLSearchParams
  browser: Browser
}

/**
 * Handles a call that only programs make. It refuses, in this order: other than a key (401), too many calls
 * (429), a path whose ids are none (404), and the body (400). Sends results as JSON, undefined as 204.
 */
export function keyRoute<S extends $ZodType>(
  { scope, body: schema }: Options<S>,
  work: (call: Call<S>) => Promise<unknown>,
) {
  const answer = route<Context>(async (request, { params }) => {
    const key = await requireKey(request, scope)
    await countCall(key)
    const found = (await params) ?? {}
    if (!Object.values(found).every((id) => id && isUuid(id))) throw notFound()
    const result = await work({
      key,
      manager: { id: key.id, username: keyTitle(key.name), apiKeyId: key.id },
      params: found as Record<string, string>,
      body: (schema && (await readJson(request, schema))) as output<S>,
      query: new URL(request.url).searchParams,
      browser: browserOf(request),
    })
    if (result instanceof Response) return result
    return result === undefined ? new Response(null, { status: 204 }) : Response.json(result)
  })
  return forKeys(answer)
}
