import 'server-only'
import { type $ZodType, type output, parse } from 'zod/v4/core'
import { AppError, badRequest, payloadTooLarge } from '@/lib/platform/errors'

export const DEFAULT_MAX_BYTES = 64 * 1024

/** Five are the most that anything of ours has. */
const MAX_DEPTH = 32

export type ReadOptions = {
  maxBytes?: number
  /** Halves of surrogate pairs pass: whoever reads such a body mends them where they must not refuse it (reading 4). */
  anyText?: boolean
}

const NUL = /\0/

/** With the flag u only a surrogate without its other half is one. */
const UNSTORABLE = /\0|\p{Surrogate}/u

/**
 * The parsed and validated JSON body. Bytes are counted while they arrive, because Content-Length may lie.
 * @throws AppError 415 for another content type, 413 above `maxBytes`, 400 for JSON that is broken, nested deeply or cannot be stored;
 *   $ZodError when the schema refuses it.
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

/** The body as text, at most `maxBytes` long. @throws AppError 413 */
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

/**
 * PostgreSQL's text holds no NUL and its JSON no half of a surrogate pair; whatever looks at a value piece by piece runs out of
 * stack in one that is nested deeply. Refused here they are a 400 everywhere.
 */
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
