import type { Entity } from '@/lib/records/declare/define-entity'
import { type Field, type Fields, fieldVariant, isWithoutEffect } from '@/lib/records/declare/field'

/** One place of a record where a value can be entered. */
export type Leaf = {
  /** Names from the entity down: 'siteNavigation.menu.label', 'homepageSection[hero].title'. */
  key: string
  path: (string | number)[]
  field: Field
  /** Found in an output when the value has an effect; null where a value cannot be recognized. */
  canary: string | null
}

export type Sample = { values: Record<string, unknown>; leaves: Leaf[] }

export type Sources = {
  /** Id (or slug) of a record that a reference can name. */
  reference(field: Field, key: string): Promise<string>
  /** Ids of the records that a list of references names. */
  references(field: Field): Promise<string[]>
  /** Id of a new picture whose address contains the canary. */
  picture(canary: string, key: string): Promise<string>
  /** A value that has to be a certain one. @param at number of the entry in its list */
  fixed(key: string, at: number): { value: unknown } | null
}

let made = 0
const newCanary = () => `qz${(made++).toString(36).padStart(4, '0')}`

/** No smaller number is recognized, because pages contain many of those. */
const SMALLEST_CANARY = 5_200_000

/** A complete record with a canary in each field, and its leaves. @param kind where the entity has kinds */
export async function sampleOf(entity: Entity, sources: Sources, kind?: { of: string; is: string }) {
  const values: Record<string, unknown> = kind ? { [kind.of]: kind.is } : {}
  const leaves: Leaf[] = []
  const root = kind ? `${entity.name}[${kind.is}]` : entity.name
  for (const [name, declared] of Object.entries<Field>(entity.fields)) {
    const place = { key: `${root}.${name}`, plain: `${entity.name}.${name}`, path: [name] }
    if (name === kind?.of) {
      leaves.push({ key: place.key, path: place.path, field: declared, canary: null })
      continue
    }
    const field = fieldVariant(declared, values)
    if (field.readOnly) {
      if (field.isAlwaysSet) values[name] = sources.fixed(place.plain, 0)?.value ?? newCanary()
      continue
    }
    if (isWithoutEffect(field, values)) continue
    const value = await sampleValue(field, place, sources, leaves, 0)
    if (value !== undefined) values[name] = value
  }
  return { values, leaves } satisfies Sample
}

type Place = { key: string; plain: string; path: (string | number)[] }

async function sampleValue(
  field: Field,
  place: Place,
  sources: Sources,
  leaves: Leaf[],
  at: number,
): Promise<unknown> {
  if (field.kind === 'group') return sampleParts(field.parts ?? {}, {}, place, sources, leaves, at)
  const fixed = sources.fixed(place.plain, at)
  if (field.kind === 'groups') return fixed ? fixed.value : sampleEntries(field, place, sources, leaves)
  const canary = newCanary()
  const value = fixed ? fixed.value : await leafValue(field, canary, place.plain, sources)
  if (value === undefined) return undefined
  leaves.push({ key: place.key, path: place.path, field, canary: recognizable(field, value, canary) })
  return value
}

/** As outputs contain it: the canary, a color, a large number, or a phone number as it is dialed. */
function recognizable(field: Field, value: unknown, canary: string): string | null {
  const stored = parsed(field, value)
  if (field.kind === 'image' || JSON.stringify(stored)?.toLowerCase().includes(canary)) return canary
  if (field.kind === 'phone' || field.kind === 'color') return String(stored).toLowerCase()
  return typeof stored === 'number' && stored >= SMALLEST_CANARY ? String(stored) : null
}

async function sampleParts(
  parts: Fields,
  given: Record<string, unknown>,
  place: Place,
  sources: Sources,
  leaves: Leaf[],
  at: number,
): Promise<Record<string, unknown>> {
  const values = { ...given }
  for (const [name, part] of Object.entries<Field>(parts)) {
    if (isWithoutEffect(part, values)) continue
    const below = {
      key: `${place.key}.${name}`,
      plain: `${place.plain}.${name}`,
      path: [...place.path, name],
    }
    if (name in given) {
      leaves.push({ key: below.key, path: below.path, field: part, canary: null })
      continue
    }
    const value = await sampleValue(part, below, sources, leaves, at)
    if (value !== undefined) values[name] = value
  }
  return values
}

/** An entry for each choice that decides about other parts, else two. */
async function sampleEntries({ parts = {}, pairs }: Field, place: Place, sources: Sources, leaves: Leaf[]) {
  const decisive = Object.values<Field>(parts).find(({ unless }) => unless)?.unless?.part
  const choices = (decisive && parts[decisive]?.choices) || []
  const starts = choices.length > 0 ? choices.map(({ value }) => ({ [String(decisive)]: value })) : [{}, {}]
  const entries: Record<string, unknown>[] = []
  for (const [at, start] of (pairs ? starts.slice(0, 1) : starts).entries()) {
    const below = { ...place, path: [...place.path, at] }
    entries.push(await sampleParts(parts, start, below, sources, leaves, at))
  }
  return entries
}

async function leafValue(field: Field, canary: string, key: string, sources: Sources): Promise<unknown> {
  switch (field.kind) {
    case 'image':
      return sources.picture(canary, key)
    case 'belongsTo':
      return sources.reference(field, key)
    case 'manyToMany':
      return sources.references(field)
    case 'json':
      return { '@context': 'https://schema.org', '@type': 'WebPage', name: canary }
    case 'boolean':
      return field.default ?? false
    case 'select':
      return field.default ?? field.choices?.[0]?.value
    // Records at one place would be in the order in which they were last written.
    case 'order':
      return made
    default:
      return accepted(field, canary)
  }
}

/** The first candidate that the field takes. */
function accepted(field: Field, canary: string): unknown {
  const candidates: unknown[] = [
    ...(field.kind === 'richText' ? [`<p>${canary} is written here.</p>`] : []),
    ...(field.kind === 'list' ? [[canary], [`https://example.com/${canary}`]] : []),
    ...(field.kind === 'url' ? [`https://example.com/${canary}`] : []),
    ...(field.kind === 'phone' ? [`+1303555${String(1_000 + made).slice(-4)}`] : []),
    ...(field.kind === 'color' ? [`#1f${(0x1000 + made).toString(16)}`] : []),
    canary,
    `/${canary}`,
    `${canary}@example.com`,
    SMALLEST_CANARY + made,
    field.default,
    ...NUMBERS,
    ...MOMENTS,
    'CO',
    'America/Denver',
  ]
  const value = candidates.find((candidate) => candidate !== undefined && isTaken(field, candidate))
  if (value === undefined) throw new Error('no sample value fits a field: name one in the fixed values')
  return value
}

const NUMBERS = [3, 2, 1, 0.5, 60, 100, 2_000]
const MOMENTS = ['2021-10-05T15:00:00Z', '2021-10-05', '2:30 pm']

function isTaken(field: Field, value: unknown): boolean {
  return field.schema.safeParse(value).success
}

/** A value as it is stored. */
export function parsed(field: Field, value: unknown): unknown {
  return field.schema.parse(value)
}

/** Values that differ from the one given, the plainest change first. @param others names of other records */
export function otherValues(field: Field, value: unknown, others: readonly string[]): unknown[] {
  const candidates: unknown[] = [
    ...(typeof value === 'boolean' ? [!value] : []),
    ...(field.kind === 'order' ? [1_000_000, 0] : []),
    ...(Array.isArray(value) ? [[]] : [null]),
    ...(field.choices ?? []).map((choice) => choice.value),
    ...(field.kind === 'belongsTo' ? others : []),
    ...(typeof value === 'number' ? [value + 1, value - 1, value * 2, value / 2] : []),
    ...(field.kind === 'date' ? ['2020-03-04', '2099-03-04'] : []),
    ...(field.kind === 'dateTime' ? ['2020-03-04T15:00:00Z', '2099-03-04T17:00:00Z'] : []),
    ...(field.kind === 'list' ? [['another-value']] : []),
    ...(field.max === 2 ? ['NM'] : []),
    'another-value',
    '5:45 pm',
    '/another-value',
    'America/New_York',
  ]
  return candidates.filter((other) => other !== value && isTaken(field, other))
}

/** A copy of the values in which one leaf has another value. */
export function withLeaf(values: Record<string, unknown>, path: Leaf['path'], value: unknown) {
  const copy = structuredClone(values)
  let place: Record<string | number, unknown> = copy
  for (const step of path.slice(0, -1)) place = place[step] as Record<string | number, unknown>
  place[path.at(-1) as string | number] = value
  return copy
}

export function leafOf(values: Record<string, unknown>, path: Leaf['path']): unknown {
  return path.reduce<unknown>((place, step) => (place as Record<string | number, unknown>)[step], values)
}
