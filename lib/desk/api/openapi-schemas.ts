import 'server-only'
import * as z from 'zod'
import type { $ZodObject, $ZodType } from 'zod/v4/core'
import { componentName } from '@/lib/platform/http/component-names'

export type JsonSchema = Record<string, unknown>

/** `input` describes what is sent, `output` what is answered. */
type Side = 'input' | 'output'

/** Names of components in place of zod's own ids. */
const metadata = {
  get(schema: $ZodType) {
    const id = componentName(schema)
    return { ...z.globalRegistry.get(schema as z.ZodType), ...(id !== undefined && { id }) }
  },
  has: () => true,
} as unknown as typeof z.globalRegistry

type Use = { schema: $ZodType; io: Side; place: JsonSchema }

/** Collects the schemas of one document, as JSON Schema 2020-12 (OpenAPI 3.1). */
export function schemaCollection() {
  const uses: Use[] = []

  /** The place of a schema in the document, filled by `components`; named ones become references. */
  function schemaOf(schema: $ZodType, io: Side): JsonSchema {
    const place: JsonSchema = {}
    uses.push({ schema, io, place })
    return place
  }

  /** Converts all schemas, in one pass for each side because they share most of their parts. */
  function components(): Record<string, JsonSchema> {
    return { ...converted(uses, 'input'), ...converted(uses, 'output') }
  }

  return { schemaOf, components }
}

function converted(all: readonly Use[], io: Side): Record<string, JsonSchema> {
  const uses = all.filter((use) => use.io === io)
  const everything = z.object(Object.fromEntries(uses.map(({ schema }, at) => [at, schema as z.ZodType])))
  const { properties = {}, $defs = {} } = relinked(
    z.toJSONSchema(everything, {
      metadata,
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => simplify(jsonSchema),
    }),
  ) as { properties?: Record<string, JsonSchema>; $defs?: Record<string, JsonSchema> }
  for (const [at, { place }] of uses.entries()) Object.assign(place, properties[at])
  return $defs
}

/** Drops what generators cannot use: patterns behind formats, closed objects, the range of safe integers. */
function simplify(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.format) delete schema.pattern
  if (schema.additionalProperties === false) delete schema.additionalProperties
  delete schema.propertyNames
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}

function relinked(schema: object): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}

/** The properties of an object schema, with whether each must be sent. */
export function propertiesOf(schema: $ZodObject): { name: string; schema: $ZodType; isRequired: boolean }[] {
  return Object.entries(schema._zod.def.shape).map(([name, property]) => ({
    name,
    schema: property,
    isRequired: property._zod.optin === undefined,
  }))
}
