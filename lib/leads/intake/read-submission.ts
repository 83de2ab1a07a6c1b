import 'server-only'
import * as z from 'zod'
import { badRequest } from '@/lib/platform/errors'
import { DEFAULT_MAX_BYTES, readJson, readText } from '@/lib/platform/http/read-json'

type SentForm = {
  fields: Record<string, unknown>
  /** Plain form post by a browser without script, which expects a page instead of JSON. */
  isNative: boolean
}

const anyObject = z.record(z.string(), z.unknown())

/** Reads up to 64 KB of JSON or form data. @throws AppError 413, 415, 400 for broken JSON or NULs */
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

/** Lone surrogates cannot be stored, but are no reason to reject a family (reading 4). */
function wellFormed(fields: Record<string, unknown>): Record<string, unknown> {
  const mended = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : value,
  ])
  return Object.fromEntries(mended)
}
