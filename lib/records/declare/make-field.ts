import * as z from 'zod'
import type { Field } from '@/lib/records/declare/field'

export type Common = Pick<
  Field,
  | 'label'
  | 'hint'
  | 'synonyms'
  | 'rare'
  | 'darkens'
  | 'alias'
  | 'headings'
  | 'readOnly'
  | 'isAlwaysSet'
  | 'changedElsewhere'
  | 'lasting'
  | 'adminOnly'
  | 'fromOutside'
  | 'helps'
  | 'offForm'
  | 'wide'
  | 'pointWith'
  | 'upload'
  | 'unique'
  | 'taken'
  | 'unless'
  | 'isKey'
>

/** `required` is the message shown when the field is empty. */
export type Options<V> = Common & { required?: string; default?: V }

/** Builds a field. A blank becomes its default or null, or is refused; `schema` validates other values. */
export function makeField<V>(
  kind: Field['kind'],
  schema: z.ZodType<V>,
  { required, default: initial, ...common }: Options<V>,
  more: Partial<Omit<Field, 'kind' | 'schema' | 'required' | 'default' | keyof Common>> = {},
): Field<V | null> {
  const whenBlank = typeof initial === 'object' || initial === '' ? initial : null
  const missing = required ?? (initial === undefined ? undefined : 'This cannot be empty')
  const validated: z.ZodType<V | null> = missing ? withRequired(missing, schema) : schema.nullable()
  return {
    kind,
    schema: z.preprocess((value) => blankTo(whenBlank, value), validated),
    required: required !== undefined,
    ...(initial !== undefined && { default: initial }),
    ...common,
    ...more,
  }
}

function withRequired<V>(message: string, schema: z.ZodType<V>): z.ZodType<V> {
  const given = z.unknown().transform((value, context): unknown => {
    if (value === null) context.issues.push({ code: 'custom', message, input: value })
    return value
  })
  return given.pipe(schema as z.ZodType<V, unknown>)
}

/** A blank is null, never '' or 0; lists, structures and optional texts fall back to their defaults. */
function blankTo(whenBlank: unknown, value: unknown): unknown {
  const isBlank = value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  return isBlank ? whenBlank : value
}
