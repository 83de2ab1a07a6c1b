import 'server-only'
import type { KeyScope } from '@/lib/accounts/access/key-scopes'
import { answers, jsonSchema, sends } from '@/lib/desk/api/answers'
import { PARTNER_OPERATIONS, type PartnerOperation } from '@/lib/desk/partners/partner-operations'

/** Paths of the calls that a key with these scopes may make below /api/v1. */
export function partnerOperationPaths(scopes: readonly KeyScope[]): Record<string, object> {
  const paths: Record<string, object> = {}
  for (const operation of PARTNER_OPERATIONS) {
    if (!operation.access.some((by) => by === 'anybody' || scopes.includes(by.key))) continue
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describe(operation) }
  }
  return paths
}

function describe(operation: PartnerOperation) {
  const { id, tag, summary, description, access, params = {}, query, body, refusals } = operation
  const inPath = Object.entries(params).map(([name, words]) => ({
    name,
    in: 'path',
    required: true,
    description: words,
    schema: { type: 'string' },
  }))
  const inQuery = Object.entries(query?._zod.def.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    schema: jsonSchema(schema),
  }))
  const successes = Object.entries(operation.answers).map(([status, { words, schema }]) =>
    answers(Number(status), words, schema && jsonSchema(schema), [...refusals]),
  )
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    security: access.map((by) => (by === 'anybody' ? {} : { apiKey: [by.key] })),
    parameters: [...inPath, ...inQuery],
    ...(body && { requestBody: sends(jsonSchema(body.schema)) }),
    responses: Object.assign({}, ...successes),
  }
}
