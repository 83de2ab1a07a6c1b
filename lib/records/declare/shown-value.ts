import { dateFormat } from '@/lib/platform/date-format'
import { titleFromSlug } from '@/lib/platform/plain-slug'
import { isUuid } from '@/lib/platform/uuid'
import { dollarText } from '@/lib/records/declare/dollars'
import type { Field, Fields } from '@/lib/records/declare/field'
import { officeTime } from '@/lib/records/declare/office-time'
import { structureOf } from '@/lib/records/declare/structures'

const day = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' })

/** A field value as text for lists, histories and read-only fields, times in the zone; '–' when empty. */
export function shownValue(field: Field | undefined, value: unknown, timeZone: string): string {
  if (value === null || value === undefined || value === '') return '–'
  switch (field?.kind) {
    case 'boolean':
      return value === true ? 'Yes' : 'No'
    case 'select':
      return choiceLabel(field, value)
    case 'date':
      return day.format(new Date(String(value)))
    case 'dateTime':
      return shownMoment(String(value), timeZone)
    case 'decimal':
    case 'integer':
      if (field.perDollar) return `$${dollarText(Number(value) / field.perDollar)}`
      if (field.kind === 'integer') return String(value)
      return Number(value).toLocaleString('en-US', { maximumFractionDigits: field.decimals ?? 2 })
    case 'list':
      return joined(
        Array.isArray(value) && field.words ? value.map((entry) => titleFromSlug(String(entry))) : value,
      )
    case 'group':
    case 'groups':
      return joined(structureTexts(field, structureOf(field, value)))
    case 'richText':
      return withoutMarkup(String(value))
    default:
      return joined(value)
  }
}

function choiceLabel({ choices }: Field, value: unknown): string {
  return choices?.find((choice) => choice.value === value)?.label ?? String(value)
}

function joined(value: unknown): string {
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string'))
    return value.join(', ') || '–'
  return typeof value === 'object' ? textsIn(value).join(', ') || '–' : String(value)
}

/** The texts of a structure, with the labels of choices. */
function structureTexts(field: Field, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => structureTexts(field, entry))
  const parts = partsOf(field)
  return Object.entries(value ?? {}).flatMap(([name, one]) => {
    const part = parts[name]
    if (part?.parts) return structureTexts(part, one)
    return part?.kind === 'select' && one ? [choiceLabel(part, one)] : textsIn(one)
  })
}

/** Also those of the variants: which one it is depends on a value that need not be known here. */
function partsOf({ parts = {}, variants }: Field): Fields {
  const others = Object.values(variants?.fields ?? {}).map((variant) => variant.parts ?? {})
  return Object.assign({}, ...others, parts)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn)
  if (typeof value === 'number') return [String(value)]
  if (typeof value !== 'string' || isUuid(value)) return []
  return [withoutMarkup(value)].filter(Boolean)
}

function withoutMarkup(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const CLOCK = { hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' } as const

/** Formats an ISO time as 'Nov 21, 2026, 9:40 am MT': in this zone, whatever a computer is set to. */
export function shownMoment(iso: string, timeZone: string): string {
  const day = { month: 'short', day: 'numeric', year: 'numeric' } as const
  return officeTime(dateFormat({ ...day, ...CLOCK, timeZone }).format(new Date(iso)))
}

/** Formats an ISO time as its day in the zone: 'Nov 21', with the year unless it is the current one. */
export function shownShortDay(iso: string, timeZone: string): string {
  const year = dateFormat({ year: 'numeric', timeZone })
  if (year.format(new Date(iso)) !== year.format(new Date())) return shownDay(iso, timeZone)
  return dateFormat({ month: 'short', day: 'numeric', timeZone }).format(new Date(iso))
}

function shownDay(iso: string, timeZone: string): string {
  return dateFormat({ dateStyle: 'medium', timeZone }).format(new Date(iso))
}

/** Formats an ISO time as '12:03 pm MT'. */
export function shownClock(iso: string, timeZone: string): string {
  return officeTime(dateFormat({ ...CLOCK, timeZone }).format(new Date(iso)))
}

/** Formats an ISO time as '12:03 pm MT', with the day unless it is today. */
export function shownTime(iso: string, nowMs: number, timeZone: string): string {
  const isToday = shownDay(iso, timeZone) === shownDay(new Date(nowMs).toISOString(), timeZone)
  return isToday ? shownClock(iso, timeZone) : shownMoment(iso, timeZone)
}
