import 'server-only'
import { type Person, typedDigits } from '@/lib/desk/personal-data/person'
import { Prisma } from '@/lib/platform/generated/prisma/client'

/** `typed`: a number as somebody wrote it. */
type ContactColumns = { email?: Prisma.Sql; e164?: Prisma.Sql; typed?: Prisma.Sql }

/** Matches the address or number; with both, not a number under another address: families share phones. */
export function isTheirs({ email, phone }: Person, columns: ContactColumns): Prisma.Sql {
  const byEmail = email && columns.email ? Prisma.sql`lower(${columns.email}) = ${email}` : Prisma.sql`false`
  const byPhone = phone ? hasNumber(phone, columns) : Prisma.sql`false`
  if (!email || !columns.email) return Prisma.sql`(${byEmail} or ${byPhone})`
  return Prisma.sql`(${byEmail} or (${byPhone} and coalesce(${columns.email}, '') = ''))`
}

/** Matches the number, whoever it belongs to. */
export function hasNumber(phone: string, { e164, typed }: ContactColumns): Prisma.Sql {
  const dialed = e164 ? Prisma.sql`coalesce(${e164} = ${phone}, false)` : Prisma.sql`false`
  const written = typed
    ? Prisma.sql`coalesce(${digitsOf(typed)} = any(${typedDigits(phone)}), false)`
    : Prisma.sql`false`
  return Prisma.sql`(${dialed} or ${written})`
}

/** Digits without the extension. */
function digitsOf(typed: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`regexp_replace(regexp_replace(${typed}, '(ext|x|#).*$', '', 'i'), '[^0-9]', '', 'g')`
}

export const CONTACTS = {
  tour_requests: { email: Prisma.sql`email`, e164: Prisma.sql`phone_e164`, typed: Prisma.sql`phone` },
  partial_leads: { e164: Prisma.sql`phone_e164`, typed: Prisma.sql`phone` },
  quiz_responses: { email: Prisma.sql`email`, typed: Prisma.sql`phone` },
  asset_downloads: { email: Prisma.sql`email`, typed: Prisma.sql`phone` },
  event_rsvps: { email: Prisma.sql`email`, e164: Prisma.sql`phone_e164`, typed: Prisma.sql`phone` },
  exit_intent_submissions: { email: Prisma.sql`email` },
  job_applications: { email: Prisma.sql`email`, e164: Prisma.sql`phone_e164`, typed: Prisma.sql`phone` },
  do_not_contacts: { email: Prisma.sql`email`, e164: Prisma.sql`phone_e164` },
  household_contacts: { email: Prisma.sql`email`, e164: Prisma.sql`phone_e164` },
} satisfies Record<string, ContactColumns>
