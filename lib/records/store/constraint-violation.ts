import 'server-only'
import { type AppError, conflict, invalidFields } from '@/lib/platform/errors'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Entity } from '@/lib/records/declare/define-entity'
import { columnOf } from '@/lib/records/declare/field'
import { takenMessage } from '@/lib/records/declare/taken-message'

/** Constraint violations as errors at their field: 409 for a used value, 400 for a missing reference. */
export function constraintViolation(error: unknown, entity: Entity): AppError | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return null
  if (error.code === 'P2002' || kind(error) === 'UniqueConstraintViolation') {
    const name = fieldOf(columns(error), entity)
    const message = takenMessage(entity, name)
    return conflict(message, name ? { [name]: message } : undefined)
  }
  if (error.code === 'P2003' || kind(error) === 'ForeignKeyConstraintViolation') {
    const name = fieldOf(columns(error), entity)
    const message = 'This choice no longer exists. Please choose again'
    return name ? invalidFields({ [name]: message }) : conflict(message)
  }
  return null
}

type Cause = { kind?: string; constraint?: { fields?: string[]; index?: string } }

function causeOf(error: Prisma.PrismaClientKnownRequestError): Cause | undefined {
  return (error.meta?.driverAdapterError as { cause?: Cause } | undefined)?.cause
}

/** Prisma has one code for all errors in raw SQL. */
function kind(error: Prisma.PrismaClientKnownRequestError): string | undefined {
  return error.code === 'P2010' ? causeOf(error)?.kind : undefined
}

/** The constraint's columns if PostgreSQL names them, else its name. */
function columns(error: Prisma.PrismaClientKnownRequestError): string[] {
  const constraint = causeOf(error)?.constraint
  return constraint?.fields ?? (constraint?.index ? [constraint.index] : [])
}

function fieldOf(names: string[], entity: Entity): string | undefined {
  // Of several columns, such as slug and community, the slug is the one to change.
  const isSlug = (name: string) => entity.fields[name]?.kind === 'slug'
  const text = names.join(' ').replaceAll('"', '')
  return Object.keys(entity.fields)
    .filter((name) => new RegExp(`(^|[_ ])${columnOf(name)}(_fkey|_key|[ ]|$)`).test(text))
    .toSorted((a, b) => Number(isSlug(b)) - Number(isSlug(a)) || b.length - a.length)[0]
}
