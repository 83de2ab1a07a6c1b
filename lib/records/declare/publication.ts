import { AppError } from '@/lib/platform/errors'
import type { Entity, Publication } from '@/lib/records/declare/define-entity'

/** How an entity's records go live. @throws AppError 405 for one whose records have no drafts */
export function publicationOf({ publication, labels }: Entity): Publication {
  if (publication) return publication
  throw new AppError('method-not-allowed', 405, `${labels.many} are saved at once: they have no drafts`)
}

/** The fields that say whether visitors see a record; none where everything is seen. */
export function flagsOf({ publication }: Pick<Entity, 'publication'>): string[] {
  return publication ? [publication.flag, ...(publication.also ? [publication.also] : [])] : []
}

/** What these fields are while a record is on the site. Taking it off needs the first alone. */
export function flagValues(entity: Entity, isOn: boolean): Record<string, boolean> {
  const flags = isOn ? flagsOf(entity) : flagsOf(entity).slice(0, 1)
  return Object.fromEntries(flags.map((name) => [name, isOn]))
}

/** Prisma filter that keeps what is neither ahead of its time nor past it, whatever its flags say. */
export function whereDue({ publication }: Pick<Entity, 'publication'>, now: Date): Record<string, unknown> {
  const { from, until } = publication ?? {}
  return {
    AND: [
      ...(from ? [{ OR: [{ [from]: null }, { [from]: { lte: now } }] }] : []),
      ...(until ? [{ OR: [{ [until]: null }, { [until]: { gt: now } }] }] : []),
    ],
  }
}

/** Whether a row's flags let visitors see it. */
export function isOn(entity: Entity, row: Record<string, unknown>): boolean {
  return flagsOf(entity).every((name) => row[name] === true)
}
