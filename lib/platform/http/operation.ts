import 'server-only'
import type * as z from 'zod'
import { type $ZodObject, type $ZodType, type input, type output, safeParse } from 'zod/v4/core'
import { invalidParameters } from '@/lib/platform/errors'
import { fieldErrorsOf } from '@/lib/platform/http/field-errors'
import { assertDocumented, jsonAnswer } from '@/lib/platform/http/json-answer'
import { route } from '@/lib/platform/http/route'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

export type Answer<A extends $ZodType = $ZodType> = {
  words: string
  /** Null without a body. */
  schema: A | null
  example?: unknown
  /** By default application/json. */
  type?: string
}

/** A call as the OpenAPI document describes it. */
export type Operation<
  A extends $ZodType = $ZodType,
  B extends $ZodType = $ZodType,
  Q extends $ZodObject = $ZodObject,
> = {
  /** `operationId`: the name of the function in generated clients. */
  id: string
  method: Method
  path: string
  /** An older address that keeps working. */
  alsoAt?: string
  tag: string
  summary: string
  description?: string
  /** Who may call it: anybody, people with a session, or keys with one of these scopes. */
  access: readonly ('anybody' | 'session' | { key: string })[]
  /** Descriptions of the parameters in the path. */
  params?: Readonly<Record<string, string>>
  query?: Q
  headers?: $ZodObject
  body?: { schema: B; example: unknown }
  /** By status. */
  answers: Readonly<Record<number, Answer<A>>>
  /** Further statuses, all with problem details. */
  refusals: readonly number[]
  /** Reads that answer with an ETag. */
  etag?: boolean
}

/** A call whose handler is typed by what the document says. */
export function defineOperation<A extends $ZodType, B extends $ZodType, Q extends $ZodObject>(
  operation: Operation<A, B, Q>,
): Operation<A, B, Q> {
  return operation
}

type Context = { params?: Promise<Record<string, string>> } | undefined

type Read = { request: Request; params: Record<string, string> }

/** Handles a read that needs no account; its answer has the documented shape. */
export function openRead<A extends $ZodType>(
  { answers }: Operation<A>,
  work: (read: Read) => Promise<input<A>>,
) {
  return route<unknown>(async (request, context) => {
    const body = await work({ request, params: await paramsOf(context) })
    return jsonAnswer(request, body, { schema: answers[200]?.schema ?? null, etag: true })
  })
}

/** Handles a form that needs no account; in development and tests its JSON answer must be as documented. */
export function openForm(
  { answers }: Operation,
  work: (request: Request, params: Record<string, string>) => Promise<Response>,
) {
  return route<unknown>(async (request, context) => {
    const response = await work(request, await paramsOf(context))
    const schema = answers[response.status]?.schema
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    if (schema && isJson) assertDocumented(schema, await response.clone().text())
    return response
  })
}

/** A handler without parameters in its path is also called without a context. */
async function paramsOf(context: unknown): Promise<Record<string, string>> {
  return (await (context as Context)?.params) ?? {}
}

/** Query parameters; of a repeated one the last counts. @throws AppError 400 naming each invalid one */
export function readParameters<Q extends $ZodObject>(params: URLSearchParams, schema: Q): output<Q> {
  const sent = Object.fromEntries(params)
  const unstorable = Object.keys(sent).filter((name) => sent[name]?.includes('\0'))
  if (unstorable.length > 0) throw invalidParameters(errorsFor(unstorable, UNSTORABLE))
  const parsed = safeParse(schema, sent)
  if (parsed.success) return parsed.data
  throw invalidParameters(parameterErrors(parsed.error))
}

const UNSTORABLE = 'This contains a character that cannot be stored'

const errorsFor = (names: string[], words: string) => Object.fromEntries(names.map((name) => [name, words]))

function parameterErrors(error: z.core.$ZodError) {
  const unknown = error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  const { '': _, ...invalid } = fieldErrorsOf(error)
  return { ...invalid, ...errorsFor(unknown, 'There is no such parameter') }
}
