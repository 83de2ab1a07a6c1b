import 'server-only'
import * as z from 'zod'
import { AppError, badRequest } from '@/lib/platform/errors'
import { DEFAULT_MAX_BYTES, readJson, readText } from '@/lib/platform/http/read-json'
import { storableText } from '@/lib/platform/typed-text'

type SentForm = {
  fields: Record<string, unknown>
  /** Plain form post by a browser without script, which expects a page instead of JSON. */
  isNative: boolean
}

const anyObject = z.record(z.string(), z.unknown())

/**
 * Reads up to 64 KB of JSON or a plain form, without what the database cannot store: that refuses no family
 * (reading 4). @throws AppError 400 for broken JSON, 413, 415
 */
export async function readForm(request: Request): Promise<SentForm> {
  if (!isNativeForm(request)) {
    return { fields: await readJson(request, anyObject, { mends: true }), isNative: false }
  }
  const sent = new URLSearchParams(await readText(request, DEFAULT_MAX_BYTES))
  const fields = [...sent].map(([name, value]) => [storableText(name), storableText(value)])
  return { fields: Object.fromEntries(fields), isNative: true }
}

/** True for a plain form post, as a browser without script sends it. */
export function isNativeForm(request: Request): boolean {
  const type = request.headers.get('content-type') ?? ''
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)
}

/** `readForm` for a form on a family's private page. @throws AppError 400 also for other media types, 413 */
export async function readPageForm(request: Request): Promise<SentForm> {
  return readForm(request).catch((error: unknown) => {
    throw error instanceof AppError && error.status === 415 ? badRequest('Please send the form') : error
  })
}
