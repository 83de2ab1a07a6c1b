import 'server-only'
import * as z from 'zod'
import type { Actor } from '@/lib/accounts/actor'
import { addressSlug } from '@/lib/platform/address-slug'
import { forbidden, invalidFields } from '@/lib/platform/errors'
import { sanitizeHtml } from '@/lib/platform/html'
import { fieldErrorsOf } from '@/lib/platform/http/field-errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type Field, fieldVariant, isWithoutEffect, labelOf } from '@/lib/records/declare/field'
import { type AdminRecord, mayUse } from '@/lib/records/declare/record'
import { shownValue } from '@/lib/records/declare/shown-value'

export type Input = Record<string, unknown>

/**
 * Validates input and returns the values to store. Read-only fields are ignored, so that records from the API
 * can be sent back; undeclared names are refused. Updates (`before`) keep fields that were not sent.
 * @throws AppError 400 with a message per field, 403 for a guarded field
 */
export function readInput(
  actor: Actor,
  entity: Entity,
  input: Input,
  before: AdminRecord | null,
): Record<string, unknown> {
  assertNotChangedElsewhere(actor, entity, input, before)
  const given = withoutAliases(entity, input, before)
  assertMayUse(actor, entity, given)
  const complete = before ? given : { ...defaultsOf(entity), ...given }
  const merged = { ...before, ...complete }
  assertHasEffect(entity, given, merged, before)
  const values = sanitized(entity, validate(entity, complete, merged), merged)
  const stored = storedValues(entity, before)
  assertLasts(entity, values, before && stored)
  const problems = entity.check?.({ ...stored, ...values }) ?? {}
  // A violation that existed before does not block other changes.
  const existing = (before && entity.check?.(stored)) ?? {}
  for (const name of Object.keys(existing)) {
    if (!(name in values) && existing[name] === problems[name]) delete problems[name]
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
  return values
}

/** Like readInput, for a draft that may be incomplete or invalid. @throws AppError 400 if undeclared, 403 */
export function readDraftInput(
  actor: Actor,
  entity: Entity,
  input: Input,
  before: AdminRecord | null,
): Record<string, unknown> {
  assertNotChangedElsewhere(actor, entity, input, before)
  const given = withoutAliases(entity, input, before)
  assertMayUse(actor, entity, given)
  return withCleanHtml(entity, given, { ...before, ...given })
}

function assertMayUse(actor: Actor, entity: Entity, given: Input): void {
  for (const name of Object.keys(given)) {
    if (!mayUse(actor, entity, name)) throw forbidden(`Only an administrator may change ${name}`)
  }
}

/** A value that would be shown nowhere is refused; one that is stored may be sent back. */
function assertHasEffect(entity: Entity, given: Input, merged: Input, before: AdminRecord | null): void {
  const refused = Object.entries(given).flatMap(([name, value]) => {
    const field = entity.fields[name]
    if (!field || isEmpty(value) || !isWithoutEffect(field, merged)) return []
    if (JSON.stringify(value) === JSON.stringify(before?.[name]) || isDefault(field, value)) return []
    return [[name, withoutEffectMessage(entity, field, merged)] as const]
  })
  if (refused.length > 0) throw invalidFields(Object.fromEntries(refused))
}

/** A form sends what it started with: numbers as text. */
function isDefault({ default: initial }: Field, value: unknown): boolean {
  return initial !== undefined && String(initial) === String(value)
}

function withoutEffectMessage(entity: Entity, { unless }: Field, merged: Input): string {
  const part = unless?.part ?? ''
  const decisive = entity.fields[part]
  const label = decisive ? labelOf(part, decisive) : part
  const value = merged[part] ? `“${shownValue(decisive, merged[part], 'UTC')}”` : 'empty'
  return `This has no effect while “${label}” is ${merged[part] === false ? 'off' : value}. Please leave it empty`
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Silently ignoring such a value would look like success. A record sent back unchanged passes. */
function assertNotChangedElsewhere(
  actor: Actor,
  entity: Entity,
  input: Input,
  before: AdminRecord | null,
): void {
  for (const [name, { changedElsewhere }] of Object.entries<Field>(entity.fields)) {
    if (!changedElsewhere || !(name in input)) continue
    assertMayUse(actor, entity, { [name]: input[name] })
    if ((input[name] ?? null) !== (before?.[name] ?? null)) throw invalidFields({ [name]: changedElsewhere })
  }
}

/** A lasting value that is sent back unchanged passes. */
function assertLasts(entity: Entity, values: Input, stored: Input | null): void {
  if (!stored) return
  const changed = Object.entries<Field>(entity.fields).filter(
    ([name, { lasting }]) =>
      lasting &&
      name in values &&
      (lasting === 'once stored' || !isEmpty(stored[name])) &&
      JSON.stringify(values[name] ?? null) !== JSON.stringify(stored[name] ?? null),
  )
  if (changed.length === 0) return
  throw invalidFields(
    Object.fromEntries(changed.map(([name]) => [name, 'This cannot be changed once it is saved'])),
  )
}

/** Properties of API answers that are not fields. */
const READ_ONLY = [
  'id',
  'createdAt',
  'updatedAt',
  'draftUpdatedAt',
  'publicationState',
  'publicationProblem',
  'approvalAsked',
]

/** The input with aliases replaced by the fields' own names. */
function withoutAliases(entity: Entity, input: Input, before: AdminRecord | null): Input {
  const left = new Set(Object.keys(input))
  for (const ignored of READ_ONLY) left.delete(ignored)
  const given: Input = {}
  for (const [name, field] of Object.entries(entity.fields)) {
    const sent = [name, ...(field.alias ?? [])].filter((known) => left.delete(known))
    if (sent.length === 0 || field.readOnly) continue
    given[name] = input[editedName(sent, name, input, before)]
  }
  const unknown = [...left].map((name) => [name, 'There is no such field'] as const)
  if (unknown.length > 0) throw invalidFields(Object.fromEntries(unknown))
  return given
}

/** Of a field's names, the one whose value was edited wins. */
function editedName(sent: string[], name: string, input: Input, before: AdminRecord | null): string {
  const isEdited = (known: string) => JSON.stringify(input[known]) !== JSON.stringify(before?.[name])
  return sent.find(isEdited) ?? sent[0] ?? name
}

function defaultsOf(entity: Entity): Input {
  const writable = Object.entries(entity.fields).filter(([, field]) => !field.readOnly && !field.adminOnly)
  return Object.fromEntries(writable.map(([name, field]: [string, Field]) => [name, field.default ?? null]))
}

/** @param merged the record's values, which can decide the parts of a structure */
function validate(entity: Entity, input: Input, merged: Input): Record<string, unknown> {
  const schemas = Object.keys(entity.schema.shape)
    .filter((name) => name in input)
    .map((name) => [name, fieldVariant(entity.fields[name] as Field, merged).schema] as const)
  const parsed = z.object(Object.fromEntries(schemas)).safeParse(input)
  if (!parsed.success) throw invalidFields(fieldErrorsOf(parsed.error))
  return parsed.data
}

/** A stored record as its schema types it, so that rules over several fields compare the same types. */
function storedValues(entity: Entity, before: AdminRecord | null): Record<string, unknown> {
  if (!before) return {}
  const read = Object.entries(entity.schema.shape).map(([name, schema]) => [
    name,
    schema.safeParse(before[name]).data,
  ])
  return Object.fromEntries(read)
}

function sanitized(entity: Entity, values: Record<string, unknown>, merged: Input): Record<string, unknown> {
  const clean = withCleanHtml(entity, values, merged)
  for (const [name, value] of Object.entries(clean)) {
    if (entity.fields[name]?.words && Array.isArray(value)) clean[name] = slugsOf(value.map(String))
    if (entity.fields[name]?.kind !== 'richText' || typeof value !== 'string' || !isBlank(value)) continue
    // Sanitizing can leave nothing, and a required field must not become empty.
    clean[name] = validate(entity, { [name]: null }, {})[name]
  }
  return clean
}

/** Here and not in the schema, because browsers would load the table of all letters with it. */
function slugsOf(words: string[]): string[] {
  return [...new Set(words.map(addressSlug))].filter(Boolean)
}

function withCleanHtml(entity: Entity, values: Input, merged: Input): Record<string, unknown> {
  const clean = { ...values }
  for (const [name, value] of Object.entries(values)) {
    const field = entity.fields[name]
    if (field?.parts) clean[name] = sanitizedParts(fieldVariant(field, merged), value)
    else if (field?.kind === 'richText' && typeof value === 'string') clean[name] = sanitizeHtml(value)
  }
  return clean
}

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
