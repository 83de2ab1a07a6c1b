import 'server-only'
import * as z from 'zod'
import { ERROR_CODES, type ErrorCode } from '@/lib/platform/error-codes'
import type { AppError, FieldErrors } from '@/lib/platform/errors'
import { siteUrl } from '@/lib/platform/site'

const CODES = Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]]

/** Body of every refused call: problem details (RFC 9457), with `message` and `fieldErrors` beside them. */
export const problemSchema = z.strictObject({
  type: z.url().describe('Link to the documentation of this code.'),
  title: z.string().describe('Short title of the error.'),
  status: z.int().describe('The HTTP status.'),
  detail: z.string().describe('Why the call failed, in plain words.'),
  code: z.enum(CODES).describe('Stable error code for programs.'),
  requestId: z
    .string()
    .describe('ID of this call, also in the x-request-id header. Include it when you contact us.'),
  errors: z
    .array(
      z.strictObject({
        pointer: z
          .string()
          .optional()
          .describe('The field in the body as a JSON pointer, such as “#/phone”.'),
        parameter: z.string().optional().describe('The query parameter.'),
        detail: z.string().describe('What to change.'),
      }),
    )
    .optional()
    .describe('One entry per invalid field or parameter.'),
  message: z.string().describe('Same as detail.'),
  fieldErrors: z
    .record(z.string(), z.string())
    .optional()
    .describe('The same errors as an object: dotted field name to message.'),
})

type Problem = z.output<typeof problemSchema>

export type Refused = Pick<AppError, 'code' | 'status' | 'message'> &
  Partial<Pick<AppError, 'fieldErrors' | 'headers' | 'errorsIn'>>

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

/** A refused call as a response. */
export function problemResponse(refused: Refused, requestId: string): Response {
  return Response.json(problemOf(refused, requestId), {
    status: refused.status,
    headers: { ...refused.headers, 'content-type': PROBLEM_TYPE },
  })
}

export function problemOf(
  { code, status, message, fieldErrors, errorsIn = 'body' }: Refused,
  requestId: string,
): Problem {
  return {
    type: siteUrl(`/developers#error-${code}`),
    title: ERROR_CODES[code].title,
    status,
    detail: message,
    code,
    requestId,
    ...(fieldErrors && { errors: errorsOf(fieldErrors, errorsIn) }),
    message,
    ...(fieldErrors && { fieldErrors }),
  }
}

/** The 500 of an unexpected error, which says nothing about its cause. */
export const INTERNAL_PROBLEM = {
  code: 'internal',
  status: 500,
  message: 'Something went wrong. Please try again.',
} as const satisfies Refused

function errorsOf(fieldErrors: FieldErrors, errorsIn: 'body' | 'query'): NonNullable<Problem['errors']> {
  return Object.entries(fieldErrors).map(([name, detail]) =>
    errorsIn === 'query' ? { parameter: name, detail } : { pointer: pointerTo(name), detail },
  )
}

/** 'residents.0.name' as a JSON pointer in a URI fragment (RFC 6901); '' is the whole body. */
function pointerTo(name: string): string {
  const steps = name === '' ? [] : name.split('.')
  return [
    '#',
    ...steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))),
  ].join('/')
}
