import 'server-only'
import type * as z from 'zod'
import { type JsonSchema, propertiesOf, type schemaCollection } from '@/lib/desk/api/openapi-schemas'
import { ERROR_CODES } from '@/lib/platform/error-codes'
import type { Answer, Operation } from '@/lib/platform/http/operation'

type Collection = ReturnType<typeof schemaCollection>

const PROBLEM = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }

const REFUSALS: Record<number, string> = {
  400: 'Something in the request is invalid; see `errors`.',
  401: ERROR_CODES.unauthorized.remedy,
  403: ERROR_CODES.forbidden.remedy,
  404: ERROR_CODES['not-found'].remedy,
  409: ERROR_CODES.conflict.remedy,
  413: ERROR_CODES['payload-too-large'].remedy,
  415: ERROR_CODES['unsupported-media-type'].remedy,
  429: ERROR_CODES['too-many-requests'].remedy,
  503: ERROR_CODES.unavailable.remedy,
}

const header = (description: string) => ({ description, schema: { type: 'string' } })

const HEADERS = {
  'x-request-id': header('ID of this call. Include it when you contact us.'),
  ETag: header('ETag of this response, for If-None-Match.'),
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
}

const headersNamed = (...names: (keyof typeof HEADERS)[]) => ({
  headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
})

/** The parts of a document that its operations refer to. */
export function sharedComponents() {
  const responses = Object.entries(REFUSALS).map(([status, description]) => {
    const waits = ['429', '503'].includes(status)
    const headers = headersNamed('x-request-id', ...(waits ? (['Retry-After'] as const) : []))
    return [`Refused${status}`, { description, ...headers, content: PROBLEM }]
  })
  return { responses: Object.fromEntries(responses), headers: HEADERS }
}

/** `paths` of an OpenAPI document. */
export function describePaths(operations: readonly Operation[], collection: Collection) {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const operation of operations) {
    const described = { [operation.method]: describe(operation, collection) }
    paths[operation.path] = { ...paths[operation.path], ...described }
  }
  return paths
}

function describe(operation: Operation, collection: Collection): JsonSchema {
  const { id, tag, summary, description, alsoAt, access, body } = operation
  const words = [description, alsoAt && `Also at \`${alsoAt}\`.`].filter(Boolean).join(' ')
  const parameters = describeParameters(operation, collection)
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(words && { description: words }),
    security: access.map(securityOf),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: collection.schemaOf(body.schema, 'input'), example: body.example },
        },
      },
    }),
    responses: describeResponses(operation, collection),
  }
}

function securityOf(access: Operation['access'][number]): Record<string, string[]> {
  if (access === 'anybody') return {}
  return access === 'session' ? { session: [] } : { apiKey: [access.key] }
}

function describeParameters({ params = {}, query, headers, etag }: Operation, { schemaOf }: Collection) {
  const place = (object: Operation['query'], position: 'query' | 'header') =>
    (object ? propertiesOf(object) : []).map(({ name, schema, isRequired }) => {
      const { description } = schema as z.ZodType
      return {
        name,
        in: position,
        required: isRequired,
        ...(description && { description }),
        schema: schemaOf(schema, 'input'),
      }
    })
  const known = {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'ETag of an earlier response. Returns 304 if nothing changed.',
    schema: { type: 'string' },
  }
  return [
    ...Object.entries(params).map(([name, description]) => {
      return { name, in: 'path', required: true, description, schema: { type: 'string' } }
    }),
    ...place(query, 'query'),
    ...place(headers, 'header'),
    ...(etag ? [known] : []),
  ]
}

function describeResponses({ answers, refusals, etag }: Operation, collection: Collection): JsonSchema {
  return {
    ...Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [status, describeAnswer(answer, collection, etag)]),
    ),
    ...(etag && { 304: { description: 'Not modified.', ...headersNamed('x-request-id', 'ETag') } }),
    ...Object.fromEntries(
      refusals.map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]),
    ),
  }
}

function describeAnswer(
  { words, schema, type = 'application/json', example }: Answer,
  { schemaOf }: Collection,
  etag?: boolean,
) {
  const content = schema && {
    content: { [type]: { schema: schemaOf(schema, 'output'), ...(example !== undefined && { example }) } },
  }
  return {
    description: words,
    ...headersNamed('x-request-id', ...(etag ? (['ETag'] as const) : [])),
    ...content,
  }
}
