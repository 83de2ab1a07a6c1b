import 'server-only'
import * as z from 'zod'
import { refuseKey, refuseKeyIn } from '@/lib/accounts/api-keys/require-key'
import { inTime } from '@/lib/leads/intake/deadline'
import { type NativeFormSpec, nativeFormPage, nativeKeptPage } from '@/lib/leads/intake/native-form-page'
import { pageFrame } from '@/lib/leads/intake/page-frame'
import { type RequestContext, requestContextOf } from '@/lib/leads/intake/request-context'
import { AppError } from '@/lib/platform/errors'
import { readForm } from '@/lib/platform/http/read-form'

export type SentFields = Record<string, unknown>

/** Part of a form's answer while the database is away (decision 123). */
export const KEPT_WORDS = z
  .string()
  .optional()
  .describe('What happens next, in words for the visitor, while the database is away.')

export type VisitorForm<T, B extends object = object> = {
  /** Where an API key stands, if it takes one: the form itself looks at it. */
  key?: 'header' | 'body'
  /** True when the journal takes its leads while the database is away. */
  isJournaled?: boolean
  /** Validates, judges and stores the fields. @throws AppError with a message for the visitor */
  submit(fields: SentFields, about: RequestContext): Promise<T>
  json(result: T): { status: 200 | 201; body: B }
  /** For browsers without script; absent when the form requires script. */
  native?: {
    /** Key for a post without one: repeating the same post counts once. */
    key(fields: SentFields, about: RequestContext): string
    next(result: T, fields: SentFields): string
    /** Words for a visitor whose next page the database would have to show; undefined while it can. */
    kept?(result: T): string | undefined
    page(fields: SentFields): NativeFormSpec | Promise<NativeFormSpec>
  }
  cookies?(result: T): string[]
}

/**
 * Entry point of all visitor forms. @throws AppError 400, 401 with an API key, 413, 415; with script also
 * those of the form
 */
export async function handleForm<T>(request: Request, form: VisitorForm<T>): Promise<Response> {
  if (form.key !== 'header') refuseKey(request)
  const about = requestContextOf(request)
  const { fields, isNative } = await readForm(request)
  if (!form.key) refuseKeyIn(fields)
  if (!isNative) return answerJson(form, fields, about)
  if (!form.native) throw new AppError('unsupported-media-type', 415, 'Please send JSON')
  return answerNative(form, form.native, fields, about)
}

async function answerJson<T>(form: VisitorForm<T>, fields: SentFields, about: RequestContext) {
  const result = await inTime(() => form.submit(fields, about), about, form)
  const { status, body } = form.json(result)
  return withCookies(Response.json(body, { status }), form.cookies?.(result))
}

async function answerNative<T>(
  form: VisitorForm<T>,
  native: NonNullable<VisitorForm<T>['native']>,
  fields: SentFields,
  about: RequestContext,
): Promise<Response> {
  const keyed = { ...fields, transactionId: native.key(fields, about) }
  try {
    const result = await inTime(() => form.submit(keyed, about), about, form)
    const kept = native.kept?.(result)
    if (kept !== undefined) {
      const page = nativeKeptPage(kept, await pageFrame(503))
      return withCookies(html(page, form.json(result).status), form.cookies?.(result))
    }
    const headers = { location: native.next(result, fields) }
    return withCookies(new Response(null, { status: 303, headers }), form.cookies?.(result))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { status, message, fieldErrors = {}, headers = {} } = error
    const page = nativeFormPage({
      ...(await pageFrame(status)),
      values: keyed,
      fieldErrors,
      message,
      form: await native.page(fields),
    })
    return html(page, status, headers)
  }
}

function html(page: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(page, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
}

function withCookies(response: Response, cookies: string[] = []): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
