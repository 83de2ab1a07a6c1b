import * as z from 'zod'
import type { Entity } from '@/lib/admin/define-entity'
import type { Field } from '@/lib/admin/field'

/** What inputs hold: text as typed, switches, lists of texts or ids. */
export type FormValues = Record<string, string | boolean | string[]>

/** A field's value as its input holds it. */
export function formValue(field: Field, value: unknown): FormValues[string] {
  if (field.kind === 'boolean') return value === true
  if (field.kind === 'list' || field.kind === 'manyToMany')
    return Array.isArray(value) ? value.map(String) : []
  if (value === null || value === undefined) return ''
  return field.kind === 'json' ? JSON.stringify(value, null, 2) : String(value)
}

/** The inputs' values for a record, or for a new one from the defaults and what is `given`. */
export function formValues(
  entity: Entity,
  names: readonly string[],
  record: Record<string, unknown> | null,
): FormValues {
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = entity.fields[name]
      if (!field) return []
      const value = record && name in record ? record[name] : field.default
      return [[name, formValue(field, value)]]
    }),
  )
}

/** The values that differ from what the form started with: all that is sent. */
export function changedValues(values: FormValues, initial: FormValues): FormValues {
  const differs = (name: string) => JSON.stringify(values[name]) !== JSON.stringify(initial[name])
  return Object.fromEntries(Object.entries(values).filter(([name]) => differs(name)))
}

/** The entity's own rules for the named fields, the rule over several fields included. */
export function formSchema(entity: Entity, names: readonly string[]): z.ZodType<FormValues, FormValues> {
  const shape = Object.entries(entity.schema.shape).filter(([name]) => names.includes(name))
  const schema = z.object(Object.fromEntries(shape)).superRefine((values, context) => {
    for (const [name, message] of Object.entries(entity.check?.(values) ?? {}))
      context.addIssue({ code: 'custom', path: [name], message })
  })
  // It reads what inputs hold; what it makes of them is the server's business.
  return schema as unknown as z.ZodType<FormValues, FormValues>
}
