import 'server-only'
import type { $ZodObject, $ZodType, input, output } from 'zod/v4/core'
import { type Browser, browserOf } from '@/lib/accounts/access/access-log'
import { isKeyScope, keyTitle } from '@/lib/accounts/access/key-scopes'
import { countCall } from '@/lib/accounts/actor'
import { type ApiKeyHolder, requireKey } from '@/lib/accounts/api-keys/require-key'
import { forKeys } from '@/lib/accounts/partners/key-answer'
import { notFound } from '@/lib/platform/errors'
import { jsonAnswer } from '@/lib/platform/http/json-answer'
import { type Operation, readParameters } from '@/lib/platform/http/operation'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { isUuid } from '@/lib/platform/uuid'

type Params = Partial<Record<string, string>>
type Context = { params?: Promise<Params> }

type Call<B extends $ZodType, Q extends $ZodObject> = {
  key: ApiKeyHolder
  /** The key as whoever does something, for the activity log. */
  manager: { id: string; username: string; apiKeyId: string }
  params: Record<string, string>
  body: output<B>
  query: output<Q>
  browser: Browser
}

/**
 * Handles an operation that only programs call. It refuses, in this order: other than a key (401), too many
 * calls (429), a path whose ids are none (404), the query and the body (400). The answer is as documented.
 */
export function keyRoute<A extends $ZodType, B extends $ZodType, Q extends $ZodObject>(
  { access, query, body: sent, answers, etag = false }: Operation<A, B, Q>,
  work: (call: Call<B, Q>) => Promise<input<A>>,
) {
  const scopes = access.flatMap((by) => (typeof by === 'object' ? by.key : [])).filter(isKeyScope)
  const [status, answer] = Object.entries(answers)[0] ?? []
  const handler = route<Context>(async (request, { params }) => {
    const key = await requireKey(request, scopes)
    await countCall(key)
    const found = (await params) ?? {}
    if (!Object.values(found).every((id) => id && isUuid(id))) throw notFound()
    const parameters = query && readParameters(new URL(request.url).searchParams, query)
    const result = await work({
      key,
      manager: { id: key.id, username: keyTitle(key.name), apiKeyId: key.id },
      params: found as Record<string, string>,
      query: parameters as output<Q>,
      body: (sent && (await readJson(request, sent.schema))) as output<B>,
      browser: browserOf(request),
    })
    return jsonAnswer(request, result, { status: Number(status), schema: answer?.schema ?? null, etag })
  })
  return forKeys(handler)
}
