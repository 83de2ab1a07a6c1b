import { z } from 'zod'

const schema: z.ZodType<Record<string, unknown>> = z.record(z.string(), z.unknown())

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  description: z.string().optional(),
})

const operation = z.object({
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string().optional(),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema })) }).optional(),
})

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

const description = z.object({
  paths: z.record(
    z.string(),
    z.object({
      parameters: z.array(parameter).default([]),
      ...Object.fromEntries(METHODS.map((method) => [method, operation.optional()])),
    }),
  ),
})

export type Call = {
  method: string
  path: string
  group: string
  summary: string
  description: string | undefined
  parameters: z.output<typeof parameter>[]
  body: Record<string, unknown> | null
}

/** Reads the operations from the OpenAPI document, in its order. */
export function apiCalls(document: unknown): Call[] {
  const { paths } = description.parse(document)
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): Call[] => {
      const found = operation.optional().parse((item as Record<string, unknown>)[method])
      if (!found) return []
      const { tags, summary, requestBody } = found
      return [
        {
          method: method.toUpperCase(),
          path,
          summary,
          group: tags[0] ?? '',
          description: found.description,
          parameters: [...item.parameters, ...found.parameters],
          body: requestBody?.content['application/json']?.schema ?? null,
        },
      ]
    }),
  )
}

/** Returns an example body with the required properties. */
export function exampleBody(body: Record<string, unknown>): string {
  const { properties = {}, required = [] } = body as {
    properties?: Record<string, { type?: unknown; default?: unknown }>
    required?: string[]
  }
  const values = required.map((name) => [name, exampleValue(properties[name] ?? {})])
  return JSON.stringify(Object.fromEntries(values), null, 2)
}

function exampleValue({ type, default: initial }: { type?: unknown; default?: unknown }): unknown {
  if (initial !== undefined) return initial
  if (type === 'array') return []
  if (type === 'object') return {}
  if (type === 'boolean') return false
  return type === 'integer' || type === 'number' ? 0 : ''
}
