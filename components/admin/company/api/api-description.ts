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
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema, example: z.unknown() })) })
    .optional(),
})

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

const description = z.object({
  components: z.object({ schemas: z.record(z.string(), schema) }),
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
  /** JSON schema of the request body, and an example of one. */
  body: Record<string, unknown> | null
  example: unknown
}

/** Reads the operations from the OpenAPI document, in its order. */
export function apiCalls(document: unknown): Call[] {
  const { paths, components } = description.parse(document)
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): Call[] => {
      const found = operation.optional().parse((item as Record<string, unknown>)[method])
      if (!found) return []
      const { tags, summary, requestBody } = found
      const sent = requestBody?.content['application/json']
      return [
        {
          method: method.toUpperCase(),
          path,
          summary,
          group: tags[0] ?? '',
          description: found.description,
          parameters: [...item.parameters, ...found.parameters],
          body: sent ? resolved(sent.schema, components.schemas) : null,
          example: sent?.example,
        },
      ]
    }),
  )
}

/** A schema, or the component that it refers to. */
function resolved(found: Record<string, unknown>, schemas: Record<string, Record<string, unknown>>) {
  const name = typeof found.$ref === 'string' ? found.$ref.split('/').at(-1) : undefined
  return (name && schemas[name]) || found
}
