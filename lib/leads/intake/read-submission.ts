import 'server-only'
import * as z from 'zod'
import { badRequest } from '@/lib/platform/errors'
import { DEFAULT_MAX_BYTES, readJson, readText } from '@/lib/platform/http/read-json'

export type SentForm = {
  fields: Record<string, unknown>
  /** A plain form post by a browser without script: it wants a page back, not JSON. */
  isNative: boolean
}

const anyObject = z.record(z.string(), z.unknown())

/**
 * The body of a visitor's form, at most 64 KB of JSON or of a plain form.
 * @throws AppError 413, 415, 400 for broken JSON or NUL characters
 */
export async function readSubmission(request: Request): Promise<SentForm> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    return { fields: wellFormed(await readJson(request, anyObject, { anyText: true })), isNative: false }
  }
  const fields = Object.fromEntries(new URLSearchParams(await readText(request, DEFAULT_MAX_BYTES)))
  if (Object.values(fields).some((value) => value.includes('\0'))) {
    throw badRequest('The text contains a character that cannot be stored')
  }
  return { fields, isNative: true }
}

/** Half a character cannot be stored, and is no reason to refuse a family (reading 4). */
function wellFormed(fields: Record<string, unknown>): Record<string, unknown> {
  const mended = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : value,
  ])
  return Object.fromEntries(mended)
}
