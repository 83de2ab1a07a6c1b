import 'server-only'
import { type AppError, conflict, invalidFields } from '@/lib/platform/errors'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Entity } from '@/lib/records/declare/define-entity'
import { takenWords } from '@/lib/records/declare/taken-words'

/**
 * What the database refused, in words at the field it concerns: a value already taken (409), a reference to
 * something that is gone (400). Null for everything else.
 */
export function refusalBehind(error: unknown, entity: Entity): AppError | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return null
  if (error.code === 'P2002' || kind(error) === 'UniqueConstraintViolation') {
    const name = fieldOf(columns(error), entity)
    const message = takenWords(entity, name)
    return conflict(message, name ? { [name]: message } : undefined)
  }
  if (error.code === 'P2003' || kind(error) === 'ForeignKeyConstraintViolation') {
    const name = fieldOf(columns(error), entity)
    const message = 'What was chosen here no longer exists. Please choose again'
    return name ? invalidFields({ [name]: message }) : conflict(message)
  }
  return null
}

type Cause = { kind?: string; constraint?: { fields?: string[]; index?: string } }

function causeOf(error: Prisma.PrismaClientKnownRequestError): Cause | undefined {
  return (error.meta?.driverAdapterError as { cause?: Cause } | undefined)?.cause
}

/** What a statement of our own SQL was refused for: Prisma has one code for all of that. */
function kind(error: Prisma.PrismaClientKnownRequestError): string | undefined {
  return error.code === 'P2010' ? causeOf(error)?.kind : undefined
}

/** The constraint in a driver error: its columns where PostgreSQL names them, else its own name. */
function columns(error: Prisma.PrismaClientKnownRequestError): string[] {
  const constraint = causeOf(error)?.constraint
  return constraint?.fields ?? (constraint?.index ? [constraint.index] : [])
}

function fieldOf(names: string[], entity: Entity): string | undefined {
  // Unique within a community: it is the slug that can be chosen anew.
  const isSlug = (name: string) => entity.fields[name]?.kind === 'slug'
  const column = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const text = names.join(' ').replaceAll('"', '')
  return Object.keys(entity.fields)
    .filter((name) => new RegExp(`(^|[_ ])${column(name)}(_fkey|_key|[ ]|$)`).test(text))
    .toSorted((a, b) => Number(isSlug(b)) - Number(isSlug(a)) || b.length - a.length)[0]
}
