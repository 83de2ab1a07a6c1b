import type { ErrorCode } from '@/lib/platform/error-codes'

export type FieldErrors = Record<string, string>

type Extras = {
  fieldErrors?: FieldErrors
  headers?: Record<string, string>
  /** Where the fields of `fieldErrors` are; in the body by default. */
  errorsIn?: 'body' | 'query'
}

/** The only error whose message is shown to people; all others become a neutral 500. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fieldErrors: FieldErrors | undefined
  readonly headers: Record<string, string> | undefined
  readonly errorsIn: 'body' | 'query'

  constructor(code: ErrorCode, status: number, message: string, extras: Extras = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.status = status
    this.fieldErrors = extras.fieldErrors
    this.headers = extras.headers
    this.errorsIn = extras.errorsIn ?? 'body'
  }
}

export const badRequest = (message: string) => new AppError('bad-request', 400, message)

/** 400 with one message per field. */
export const invalidFields = (fieldErrors: FieldErrors, message = 'Please check the marked fields') =>
  new AppError('invalid-fields', 400, message, { fieldErrors })

/** 400 with one message per query parameter. */
export const invalidParameters = (fieldErrors: FieldErrors) =>
  new AppError('invalid-fields', 400, 'Please check the query parameters', {
    fieldErrors,
    errorsIn: 'query',
  })

export const unauthorized = (message = 'Please sign in') => new AppError('unauthorized', 401, message)

export const forbidden = (message = 'You are not allowed to do this') =>
  new AppError('forbidden', 403, message)

export const notFound = (message = 'Not found') => new AppError('not-found', 404, message)

/** 405; `allow` names the methods that the address does have. */
export const methodNotAllowed = (message: string, allow: readonly string[]) =>
  new AppError('method-not-allowed', 405, message, { headers: { Allow: allow.join(', ') } })

export const conflict = (message: string, fieldErrors?: FieldErrors) =>
  new AppError('conflict', 409, message, fieldErrors ? { fieldErrors } : {})

export const payloadTooLarge = (message = 'This is too large to send') =>
  new AppError('payload-too-large', 413, message)

/** 429; `retryAfter` in seconds. */
export const tooManyRequests = (
  retryAfter: number,
  message = 'Too many attempts. Please wait and try again',
) =>
  new AppError('too-many-requests', 429, message, {
    headers: { 'Retry-After': String(Math.max(1, retryAfter)) },
  })

/** 503; `retryAfter` in seconds. */
export const unavailable = (retryAfter: number, message: string) =>
  new AppError('unavailable', 503, message, { headers: { 'Retry-After': String(retryAfter) } })
