import 'server-only'
import { createHash } from 'node:crypto'
import type { $ZodType } from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import { env } from '@/lib/platform/env'

type Options = {
  status?: number
  /** The documented shape. */
  schema?: $ZodType | null
  /** Answers 304 when the reader already has this body. */
  etag?: boolean
}

/** Sends a body as JSON; undefined as 204. */
export function jsonAnswer(
  request: Request,
  body: unknown,
  { status = 200, schema, etag = false }: Options = {},
): Response {
  if (body === undefined) return new Response(null, { status: 204 })
  const text = JSON.stringify(body)
  if (schema) assertDocumented(schema, text)
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  if (!etag || status !== 200) return new Response(text, { status, headers })
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  const known = { etag: tag, 'cache-control': 'private, no-cache' }
  if (isKnown(request, tag)) return new Response(null, { status: 304, headers: known })
  return new Response(text, { status, headers: { ...headers, ...known } })
}

/** Weak comparison (RFC 9110, 13.1.2), because compression on the way weakens a tag. */
function isKnown({ headers }: Request, tag: string): boolean {
  const sent = headers.get('if-none-match') ?? ''
  return sent.split(',').some((name) => ['*', tag].includes(name.trim().replace(/^W\//, '')))
}

/** Fails in development and tests, where an undocumented answer is a defect; visitors get it all the same. */
export function assertDocumented(schema: $ZodType, text: string): void {
  if (env().NODE_ENV === 'production') return
  const parsed = safeParse(schema, JSON.parse(text))
  if (!parsed.success) throw new Error(`The answer is not as documented: ${parsed.error.message}`)
}
