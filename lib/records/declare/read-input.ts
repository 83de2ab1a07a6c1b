import 'server-only'
import * as z from 'zod'
import type { Actor } from '@/lib/accounts/actor'
import { forbidden, invalidFields } from '@/lib/platform/errors'
import { sanitizeHtml } from '@/lib/platform/html'
import { fieldErrorsOf } from '@/lib/platform/http/field-errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type Field, fieldBeside } from '@/lib/records/declare/field'
import { type AdminRecord, mayUse } from '@/lib/records/declare/record'

export type Input = Record<string, unknown>

/**
 * The values to store, out of what somebody sent. Only declared, writable fields get through: ids, times and
 * read-only fields are ignored (a record read from the API may be sent back whole), names nobody declared are
 * refused. With `before` (an update) fields not sent stay as they are; without it they start from their defaults.
 * @throws AppError 400 with a message per field, 403 for a field guarded by itself
 */
export function readInput(
  actor: Actor,
  entity: Entity,
  input: Input,
  before: AdminRecord | null,
): Record<string, unknown> {
  assertNotElsewhere(actor, entity, input, before)
  const given = byFirstName(entity, input, before)
  assertMayUse(actor, entity, given)
  const complete = before ? given : { ...defaultsOf(entity), ...given }
  const beside = { ...before, ...complete }
  const values = sanitized(entity, judge(entity, complete, beside), beside)
  const stored = storedValues(entity, before)
  const problems = entity.check?.({ ...stored, ...values }) ?? {}
  // What was so before does not stop a change of something else.
  const standing = (before && entity.check?.(stored)) ?? {}
  for (const name of Object.keys(standing)) {
    if (!(name in values) && standing[name] === problems[name]) delete problems[name]
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
  return values
}

/**
 * The same for a draft: it may be incomplete and wrong, but holds nothing that the person may not write, and no markup that could run.
 * @throws AppError 400 for a field nobody declared, 403 for a field guarded by itself
 */
export function readDraftInput(
  actor: Actor,
  entity: Entity,
  input: Input,
  before: AdminRecord | null,
): Record<string, unknown> {
  assertNotElsewhere(actor, entity, input, before)
  const given = byFirstName(entity, input, before)
  assertMayUse(actor, entity, given)
  return withCleanHtml(entity, given, { ...before, ...given })
}

function assertMayUse(actor: Actor, entity: Entity, given: Input): void {
  for (const name of Object.keys(given)) {
    if (!mayUse(actor, entity, name)) throw forbidden(`Only an administrator may change ${name}`)
  }
}

/** Ignored like any read-only value, it would look as if it had been stored. A record sent back as it was read passes. */
function assertNotElsewhere(actor: Actor, entity: Entity, input: Input, before: AdminRecord | null): void {
  for (const [name, { changedElsewhere }] of Object.entries<Field>(entity.fields)) {
    if (!changedElsewhere || !(name in input)) continue
    assertMayUse(actor, entity, { [name]: input[name] })
    if ((input[name] ?? null) !== (before?.[name] ?? null)) throw invalidFields({ [name]: changedElsewhere })
  }
}

/** What the API answers beside the fields. */
const READ_ONLY = [
  ...['id', 'createdAt', 'updatedAt'],
  ...['publicationState', 'publicationProblem', 'approvalAsked'],
]

/** What was sent under a field's first or second name, under its first. */
function byFirstName(entity: Entity, input: Input, before: AdminRecord | null): Input {
  const left = new Set(Object.keys(input))
  for (const ignored of READ_ONLY) left.delete(ignored)
  const given: Input = {}
  for (const [name, field] of Object.entries(entity.fields)) {
    const sent = [name, ...(field.alias ?? [])].filter((known) => left.delete(known))
    if (sent.length === 0 || field.readOnly) continue
    given[name] = input[changed(sent, name, input, before)]
  }
  const unknown = [...left].map((name) => [name, 'There is no such field'] as const)
  if (unknown.length > 0) throw invalidFields(Object.fromEntries(unknown))
  return given
}

/** A record sent back with one of two names edited: the edited one is meant. */
function changed(sent: string[], name: string, input: Input, before: AdminRecord | null): string {
  const isEdited = (known: string) => JSON.stringify(input[known]) !== JSON.stringify(before?.[name])
  return sent.find(isEdited) ?? sent[0] ?? name
}

function defaultsOf(entity: Entity): Input {
  const writable = Object.entries(entity.fields).filter(([, field]) => !field.readOnly && !field.adminOnly)
  return Object.fromEntries(writable.map(([name, field]: [string, Field]) => [name, field.default ?? null]))
}

/** @param beside the values of the record, on which the parts of a structure may depend */
function judge(entity: Entity, input: Input, beside: Input): Record<string, unknown> {
  const schemas = Object.keys(entity.schema.shape)
    .filter((name) => name in input)
    .map((name) => [name, fieldBeside(entity.fields[name] as Field, beside).schema] as const)
  const parsed = z.object(Object.fromEntries(schemas)).safeParse(input)
  if (!parsed.success) throw invalidFields(fieldErrorsOf(parsed.error))
  return parsed.data
}

/** A stored record as its schema types it, so that a rule over several fields compares like with like. */
function storedValues(entity: Entity, before: AdminRecord | null): Record<string, unknown> {
  if (!before) return {}
  const read = Object.entries(entity.schema.shape).map(([name, schema]) => [
    name,
    schema.safeParse(before[name]).data,
  ])
  return Object.fromEntries(read)
}

function sanitized(entity: Entity, values: Record<string, unknown>, beside: Input): Record<string, unknown> {
  const clean = withCleanHtml(entity, values, beside)
  for (const [name, value] of Object.entries(clean)) {
    if (entity.fields[name]?.kind !== 'richText' || typeof value !== 'string' || !isBlank(value)) continue
    // Of `<script>…</script>` or an empty editor nothing is left, and a compulsory field must not become nothing.
    clean[name] = judge(entity, { [name]: null }, {})[name]
  }
  return clean
}

function withCleanHtml(entity: Entity, values: Input, beside: Input): Record<string, unknown> {
  const clean = { ...values }
  for (const [name, value] of Object.entries(values)) {
    const field = entity.fields[name]
    if (field?.parts) clean[name] = sanitizedParts(fieldBeside(field, beside), value)
    else if (field?.kind === 'richText' && typeof value === 'string') clean[name] = sanitizeHtml(value)
  }
  return clean
}

/** Formatted text within a structure, sanitized like any other. */
function sanitizedParts({ parts = {} }: Field, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => sanitizedParts({ parts } as Field, entry))
  if (typeof value !== 'object' || value === null) return value
  const clean: Record<string, unknown> = { ...value }
  for (const [name, part] of Object.entries(parts)) {
    const own = clean[name]
    if (part.parts) clean[name] = sanitizedParts(part, own)
    else if (part.kind === 'richText' && typeof own === 'string') clean[name] = sanitizeHtml(own)
  }
  return clean
}

function isBlank(html: string): boolean {
  return html.replace(/<(?!img\b)[^>]*>|&nbsp;|\s/g, '') === ''
}
