import 'server-only'
import { type $ZodType, type output, parse } from 'zod/v4/core'
import { AppError, badRequest, payloadTooLarge } from '@/lib/platform/errors'
import { storableText, storableValue } from '@/lib/platform/typed-text'

export const DEFAULT_MAX_BYTES = 64 * 1024

/** Our own bodies have at most five levels. */
const MAX_DEPTH = 32

type ReadOptions = {
  maxBytes?: number
  /** Removes what cannot be stored instead of refusing it, for forms of families (reading 4). */
  mends?: boolean
}

/**
 * Parses and validates the JSON body. Counts bytes on arrival, because Content-Length may lie.
 * @throws AppError 415, 413, 400 (invalid, deeply nested or not storable); $ZodError for a schema mismatch
 */
export async function readJson<S extends $ZodType>(
  request: Request,
  schema: S,
  { maxBytes = DEFAULT_MAX_BYTES, mends = false }: ReadOptions = {},
): Promise<output<S>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new AppError('unsupported-media-type', 415, 'Please send JSON')
  }
  return parse(schema, parseJson(await readText(request, maxBytes), mends))
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

function parseJson(text: string, mends: boolean): unknown {
  const value = parsed(text)
  assertDepth(value, 0)
  if (mends) return storableValue(value)
  assertStorable(value)
  return value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The request is not valid JSON')
  }
}

/** Deep nesting would overflow the stack. */
function assertDepth(value: unknown, depth: number): void {
  if (depth > MAX_DEPTH) throw badRequest('The request is nested too deeply')
  if (typeof value !== 'object' || value === null) return
  for (const part of Object.values(value)) assertDepth(part, depth + 1)
}

function assertStorable(value: unknown): void {
  if (typeof value === 'string') {
    if (value !== storableText(value)) throw badRequest('The text contains a character that cannot be stored')
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.entries(value).flat()) assertStorable(part)
  }
}
