import 'server-only'
import { createHash } from 'node:crypto'
import { statusOfStage } from '@/lib/desk/lead-imports/crm-status'
import { LEAD_COLUMNS, type LeadColumn } from '@/lib/desk/lead-imports/lead-columns'
import type { LeadStatus } from '@/lib/leads/tour-requests/status'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'
import { cleanEmail, isEmailAddress } from '@/lib/platform/typed-email'
import { typedDay, typedMoment } from '@/lib/records/import/typed-moment'
import { fromSpreadsheetCell } from '@/lib/records/lists/spreadsheet-cell'

export type ReadLead = {
  /** Equal for equal rows, so that importing a file again adds nothing. */
  key: string
  name: string
  phone: string
  email: string | null
  message: string | null
  notes: string | null
  communityId: string | null
  status: LeadStatus
  statusReason: string | null
  createdAt: Date
  resident: { name: string; relationship: string | null } | null
}

type Rules = {
  mapping: readonly (LeadColumn | null)[]
  /** Ids by name and slug, in lower case. */
  communities: ReadonlyMap<string, string>
  zone: string
  now: Date
}

const MAX_NAME = 200
const MAX_TEXT = 5_000

/** Reads one row. @returns problems by the column's label when it cannot be a family */
export function readLeadRow(
  cells: readonly string[],
  { mapping, communities, zone, now }: Rules,
): { lead: ReadLead } | { problems: Record<string, string>; name: string } {
  const cell = (column: LeadColumn) => fromSpreadsheetCell(cells[mapping.indexOf(column)] ?? '').trim()
  const problems: Record<string, string> = {}
  const refuse = (column: LeadColumn, words: string) => {
    problems[LEAD_COLUMNS.find(({ name }) => name === column)?.label ?? column] = words
  }
  const name = (cell('name') || [cell('firstName'), cell('lastName')].filter(Boolean).join(' ')).slice(
    0,
    MAX_NAME,
  )
  const phone = cell('phone')
  const typed = cell('email')
  const cleaned = cleanEmail(typed)
  const email = isEmailAddress(cleaned) ? cleaned : null
  const community = cell('community')
  const communityId = community ? (communities.get(community.toLowerCase()) ?? null) : null
  const status = statusOfStage(cell('status'))
  const created = readDate(cell('createdAt'), zone, now)
  if (!name) refuse('name', 'Enter a name')
  if (!phone && !typed) refuse('phone', 'Enter a phone number or an email address')
  if (phone && !phoneE164(phone)) refuse('phone', `“${phone}” is not a phone number`)
  if (typed && !email) refuse('email', `“${typed}” is not an email address`)
  if (community && !communityId) refuse('community', `You have no community called “${community}”`)
  if (!status) refuse('status', `“${cell('status')}” is not a known status`)
  if ('problem' in created) refuse('createdAt', created.problem)
  if (Object.keys(problems).length > 0 || !status || 'problem' in created) return { problems, name }
  const resident = cell('residentName').slice(0, MAX_NAME)
  const given = [name, phoneE164(phone) ?? phone, email, communityId, created.given, cell('message')]
  return {
    lead: {
      key: `import:${createHash('sha256').update(JSON.stringify(given)).digest('hex')}`,
      name,
      phone,
      email,
      communityId,
      status,
      message: cell('message').slice(0, MAX_TEXT) || null,
      notes: cell('notes').slice(0, MAX_TEXT) || null,
      statusReason:
        cell('statusReason').slice(0, 300) ||
        (status === 'not-interested' ? 'Closed in another system' : null),
      createdAt: created.date,
      resident: resident
        ? { name: resident, relationship: cell('relationship').slice(0, 100) || null }
        : null,
    },
  }
}

/** A day alone counts as its noon, so that it is that day in every zone of the country. */
function readDate(
  cell: string,
  zone: string,
  now: Date,
): { date: Date; given: string } | { problem: string } {
  if (!cell) return { date: now, given: '' }
  const day = typedDay(cell)
  const read = typedMoment(day ? `${day} 12:00` : cell, zone)
  if (!read || !('iso' in read)) return { problem: `“${cell}” is not a date` }
  const date = new Date(read.iso)
  if (date > now && !(day && date.getTime() - now.getTime() < 24 * 60 * 60 * 1000))
    return { problem: `“${cell}” is in the future` }
  return { date: date > now ? now : date, given: read.iso }
}
