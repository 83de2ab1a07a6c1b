import { methodNotAllowed } from '@/lib/platform/errors'
import type { Entity, Publication } from '@/lib/records/declare/define-entity'

/** How an entity's records are published. @throws AppError 405 for entities without drafts */
export function publicationOf({ publication, labels }: Entity): Publication {
  if (publication) return publication
  throw methodNotAllowed(`${labels.many} have no drafts. Changes are saved right away`, [])
}

/** The flags that make a record public; empty when its records are always public. */
export function flagsOf({ publication }: Pick<Entity, 'publication'>): string[] {
  const { flag, also } = publication ?? {}
  return [flag, also].filter((name) => name !== undefined)
}

/** True when records can be taken off the site and put back. */
export function canBeOff(entity: Pick<Entity, 'publication'>): boolean {
  return flagsOf(entity).length > 0
}

/** @throws AppError 405 for an entity whose records are public as long as they exist */
export function assertCanBeOff(entity: Entity): void {
  publicationOf(entity)
  if (!canBeOff(entity)) throw methodNotAllowed(`${entity.labels.many} cannot be taken off the site`, [])
}

/** The flags' values for a published or unpublished record. Unpublishing sets only the first. */
export function flagValues(entity: Entity, isOn: boolean): Record<string, boolean> {
  const flags = isOn ? flagsOf(entity) : flagsOf(entity).slice(0, 1)
  return Object.fromEntries(flags.map((name) => [name, isOn]))
}

/** Prisma filter for records within their time window, whatever their flags. */
export function whereDue({ publication }: Pick<Entity, 'publication'>, now: Date): Record<string, unknown> {
  const { from, until } = publication ?? {}
  return {
    AND: [
      ...(from ? [{ OR: [{ [from]: null }, { [from]: { lte: now } }] }] : []),
      ...(until ? [{ OR: [{ [until]: null }, { [until]: { gt: now } }] }] : []),
    ],
  }
}

/** True when a row's flags make it public. */
export function isMarkedPublished(entity: Entity, row: Record<string, unknown>): boolean {
  return flagsOf(entity).every((name) => row[name] === true)
}
