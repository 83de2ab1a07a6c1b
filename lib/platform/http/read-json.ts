import 'server-only'
import { type $ZodType, type output, parse } from 'zod/v4/core'
import { AppError, badRequest, payloadTooLarge } from '@/lib/platform/errors'

export const DEFAULT_MAX_BYTES = 64 * 1024

/** Our own bodies have at most five levels. */
const MAX_DEPTH = 32

type ReadOptions = {
  maxBytes?: number
  /** Lets lone surrogates pass, for bodies that must not be rejected; the caller repairs them (reading 4). */
  anyText?: boolean
}

const NUL = /\0/

/** The flag u makes \p{Surrogate} match lone surrogates only. */
const UNSTORABLE = /\0|\p{Surrogate}/u

/**
 * Parses and validates the JSON body. Counts bytes on arrival, because Content-Length may lie.
 * @throws AppError 415, 413, 400 (invalid, deeply nested or not storable); $ZodError for a schema mismatch
 */
export async function readJson<S extends $ZodType>(
  request: Request,
  schema: S,
  { maxBytes = DEFAULT_MAX_BYTES, anyText = false }: ReadOptions = {},
): Promise<output<S>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new AppError('unsupported-media-type', 415, 'Please send JSON')
  }
  return parse(schema, parseJson(await readText(request, maxBytes), anyText))
}

/** The body as text. @throws AppError 413 above `maxBytes` */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw payloadTooLarge()
  const reader = request.body?.getReader()
  if (!reader) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      throw payloadTooLarge()
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseJson(text: string, anyText: boolean): unknown {
  const value = parsed(text)
  assertStorable(value, 0, anyText ? NUL : UNSTORABLE)
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The request is not valid JSON')
  }
}

/** PostgreSQL stores neither NUL nor lone surrogates, and deep nesting would overflow the stack. */
function assertStorable(value: unknown, depth: number, refused: RegExp): void {
  if (depth > MAX_DEPTH) throw badRequest('The request is nested too deeply')
  if (typeof value === 'string') {
    if (refused.test(value)) throw badRequest('The text contains a character that cannot be stored')
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      assertStorable(name, depth, refused)
      assertStorable(part, depth + 1, refused)
    }
  }
}
