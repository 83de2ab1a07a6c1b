import 'server-only'
import { type Person, typedDigits } from '@/lib/desk/personal-data/person'
import type { Tx } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'

type Quoted = { leads: string[]; rsvps: string[] }

/** Removes the person's words from the log; action, actor and time stay. @param searched null: only age */
export async function scrubAudit(
  tx: Tx,
  { leads, rsvps }: Quoted,
  searched: { person: Person; names: string[] } | null = null,
): Promise<void> {
  await tx.$executeRaw`select set_config('porchlight.personal_data', 'erase', true)`
  await tx.$executeRaw`
    update audit_log set "before" = null, "after" = null
    where ("before" is not null or "after" is not null) and (
      (entity = 'eventRsvp' and entity_id = any(${rsvps}))
      or (entity = 'tourRequest' and entity_id = any(${leads}) and jsonb_exists("after", 'reason'))
      or ${searched ? isSearchFor(searched) : Prisma.sql`false`}
    )`
  await tx.$executeRaw`select set_config('porchlight.personal_data', '', true)`
}

function isSearchFor({ person: { email, phone }, names }: { person: Person; names: string[] }): Prisma.Sql {
  const text = Prisma.sql`lower(concat("before"::text, "after"::text))`
  const typed = Prisma.sql`coalesce("after"->>'search', '')`
  const words = [...(email ? [email] : []), ...names.map((name) => name.trim().toLowerCase())]
  return Prisma.sql`((action = 'export' or entity = 'listView') and (
    exists (select 1 from unnest(${words.filter((word) => word.length > 1)}::text[]) word where position(word in ${text}) > 0)
    or regexp_replace(${typed}, '[^0-9]', '', 'g') = any(${phone ? typedDigits(phone) : []}::text[])
  ))`
}
