import type { Field } from '@/lib/admin/field'

/** Staff read all times in Mountain Time, whatever their computer's clock says. */
export const ADMIN_TIME_ZONE = 'America/Denver'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: ADMIN_TIME_ZONE,
})
const dayHere = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: ADMIN_TIME_ZONE })

/** A value of a record in words, for lists, histories and read-only fields; '–' when there is none. */
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
      return Number(value).toLocaleString('en-US', { maximumFractionDigits: field.decimals ?? 2 })
    case 'integer':
      return String(value)
    case 'richText':
      return String(value)
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    default:
      return listed(value)
  }
}

function listed(value: unknown): string {
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string'))
    return value.join(', ') || '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** An ISO moment as 'Nov 21, 2026, 9:40 AM MT'. */
export function shownMoment(iso: string): string {
  return `${moment.format(new Date(iso))} MT`
}

/** An ISO moment as its day in Mountain Time, 'Nov 21, 2026'. */
export function shownDay(iso: string): string {
  return dayHere.format(new Date(iso))
}
