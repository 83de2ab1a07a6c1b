import type { Entity } from '@/lib/records/declare/define-entity'
import type { Field } from '@/lib/records/declare/field'

/** A group of a form with the fields that one person sees. */
export type ShownGroup = { title: string; id: string; fields: readonly string[] }

export type FormTab = { title: string; id: string; groups: ShownGroup[] }

/** Two screens of 1280 × 800 without the bar at their top. */
export const MAX_TAB_PX = 1_450

const CARD_PX = 96
const FOLDED_PX = 44

/** Of a field with its label, hint and gap; without an entry here it is one line. */
const FIELD_PX: Partial<Record<Field['kind'], number>> = {
  boolean: 66,
  list: 120,
  image: 170,
  longText: 170,
  manyToMany: 360,
  richText: 380,
  json: 250,
  group: 420,
  groups: 420,
}
const LINE_PX = 100

/** Fields that take the whole width of a form; two others share it. */
export function isFullWidth({ kind, wide, tagging, sketched, pointWith, max }: Field): boolean {
  if (kind === 'manyToMany') return !tagging
  if (kind === 'longText') return wide === true || max === undefined || max > 500
  return Boolean(wide || sketched || pointWith) || ['richText', 'json', 'group', 'groups'].includes(kind)
}

/**
 * The tabs of a form: those of its declaration, or one for each group. A form without declared tabs that fits
 * on two screens is one tab.
 */
export function tabsOf(entity: Entity, groups: readonly ShownGroup[]): FormTab[] {
  if (entity.tabs.length === 0 && estimatedHeight(entity, groups) <= MAX_TAB_PX)
    return [{ title: '', id: 'tab-all', groups: [...groups] }]
  const named = new Set(entity.tabs.flatMap((tab) => tab.groups))
  const own = groups.filter(({ title }) => !named.has(title))
  const declared = entity.tabs.map((tab) => ({
    title: tab.title,
    groups: groups.filter(({ title }) => tab.groups.includes(title)),
  }))
  return [...declared, ...own.map((group) => ({ title: group.title, groups: [group] }))]
    .filter((tab) => tab.groups.length > 0)
    .map((tab, at) => ({ ...tab, id: `tab-${at + 1}` }))
}

/** About how many pixels the groups take at 1280 px, with rarely used fields folded. */
export function estimatedHeight(entity: Entity, groups: readonly ShownGroup[]): number {
  return groups.reduce((sum, { fields }) => sum + CARD_PX + fieldsHeight(entity, fields), 0)
}

function fieldsHeight(entity: Entity, names: readonly string[]): number {
  const fields = names.flatMap((name) => entity.fields[name] ?? [])
  const shown = fields.filter(({ rare }) => !rare)
  let height = shown.length < fields.length ? FOLDED_PX : 0
  /** The height of a field that waits for another one beside it. */
  let half = 0
  for (const field of shown) {
    const own = FIELD_PX[field.kind] ?? LINE_PX
    if (isFullWidth(field)) {
      height += half + own
      half = 0
    } else if (half > 0) {
      height += Math.max(half, own)
      half = 0
    } else half = own
  }
  return height + half
}
