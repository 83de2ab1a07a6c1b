import { titleFromSlug } from '@/lib/platform/plain-slug'
import { isUuid } from '@/lib/platform/uuid'
import { dollarText } from '@/lib/records/declare/dollars'
import type { Field, Fields } from '@/lib/records/declare/field'
import { structureOf } from '@/lib/records/declare/structures'

/** Staff see all times in Mountain Time, whatever their computer is set to. */
export const ADMIN_TIME_ZONE = 'America/Denver'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: ADMIN_TIME_ZONE,
})
const dayOfYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: ADMIN_TIME_ZONE,
})
const timeHere = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: ADMIN_TIME_ZONE })
const dayHere = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: ADMIN_TIME_ZONE })

/** A field value as text for lists, histories and read-only fields; '–' when empty. */
export function shownValue(field: Field | undefined, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  switch (field?.kind) {
    case 'boolean':
      return value === true ? 'Yes' : 'No'
    case 'select':
      return field.choices?.find((choice) => choice.value === value)?.label ?? String(value)
    case 'date':
      return day.format(new Date(String(value)))
    case 'dateTime':
      return shownMoment(String(value))
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
    return part?.kind === 'select' ? [shownValue(part, one)].filter((text) => text !== '–') : textsIn(one)
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

/** Formats an ISO time as 'Nov 21, 2026, 9:40 AM MT'. */
export function shownMoment(iso: string): string {
  return `${moment.format(new Date(iso))} MT`
}

/** Formats an ISO time as its Mountain Time day: 'Nov 21', with the year unless it is the current one. */
export function shownShortDay(iso: string): string {
  const shown = shownDay(iso)
  const isThisYear = shown.endsWith(dayHere.format(new Date()).slice(-4))
  return isThisYear ? dayOfYear.format(new Date(iso)) : shown
}

function shownDay(iso: string): string {
  return dayHere.format(new Date(iso))
}

/** Formats an ISO time as '12:03 PM MT', with the day unless it is today. */
export function shownTime(iso: string, nowMs: number): string {
  const isToday = shownDay(iso) === shownDay(new Date(nowMs).toISOString())
  return isToday ? `${timeHere.format(new Date(iso))} MT` : shownMoment(iso)
}
