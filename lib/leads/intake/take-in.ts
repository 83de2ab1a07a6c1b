import 'server-only'
import { companyPhone, lastKnownCompanyPhone } from '@/lib/leads/intake/company-phone'
import { inTime } from '@/lib/leads/intake/deadline'
import { type FormOfPage, nativeFormPage } from '@/lib/leads/intake/native-form-page'
import { readSubmission } from '@/lib/leads/intake/read-submission'
import { type RequestContext, requestContextOf } from '@/lib/leads/intake/request-context'
import { AppError } from '@/lib/platform/errors'

export type SentFields = Record<string, unknown>

/** What a feature tells the gate about one of its forms. */
export type VisitorForm<T> = {
  /** Checks, judges and stores what was sent. @throws AppError with words for the visitor */
  submit(fields: SentFields, about: RequestContext): Promise<T>
  /** The answer to a client with script. */
  json(result: T): { status: 200 | 201; body: object }
  /** For a browser without script; a form that needs script has none. */
  native?: {
    /** The key of a post that carries none: the same post twice is one. */
    key(fields: SentFields, about: RequestContext): string
    /** Where the browser goes on, a path on this site. */
    next(result: T, fields: SentFields): string
    /** The form as it is shown again when something is wrong. */
    page(fields: SentFields): FormOfPage | Promise<FormOfPage>
  }
  /** Set-Cookie lines of an accepted one. */
  cookies?(result: T): string[]
}

/**
 * The one gate of every form of a visitor: reads the body, lets the feature take it in within the deadline, and answers JSON,
 * or, to a plain form post, the next page or the same form with words at its fields and the telephone number.
 * @throws AppError 400, 413, 415 for a body that cannot be read, and what the feature throws of them, to a client with script
 */
export async function takeIn<T>(request: Request, form: VisitorForm<T>): Promise<Response> {
  const about = requestContextOf(request)
  const { fields, isNative } = await readSubmission(request)
  if (!isNative) return answerJson(form, fields, about)
  if (!form.native) throw new AppError('unsupported-media-type', 415, 'Please send JSON')
  return answerNative(form, form.native, fields, about)
}

async function answerJson<T>(form: VisitorForm<T>, fields: SentFields, about: RequestContext) {
  const result = await inTime(() => form.submit(fields, about), about)
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
    const result = await inTime(() => form.submit(keyed, about), about)
    const headers = { location: native.next(result, fields) }
    return withCookies(new Response(null, { status: 303, headers }), form.cookies?.(result))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { status, message, fieldErrors = {}, headers = {} } = error
    const phone = status === 503 ? lastKnownCompanyPhone() : await companyPhone()
    const page = nativeFormPage({
      values: keyed,
      fieldErrors,
      message,
      phone,
      form: await native.page(fields),
    })
    return new Response(page, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
  }
}

function withCookies(response: Response, cookies: string[] = []): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
