import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { db } from '@/lib/platform/database/db'
import { asJson } from '@/lib/platform/outbox/as-json'
import type { LinkPlace } from '@/lib/records/links/places'

export type NewFinding = LinkPlace & {
  reason: string
  /** The outside address as requested; null for links within the site. */
  outside: string | null
}

/** Stores broken links. Known ones keep their `since` date and get a new check time. */
export async function storeFindings(findings: NewFinding[]): Promise<void> {
  if (findings.length === 0) return
  const rows = findings.map((finding) => ({ id: uuidv7(), ...finding }))
  await db.$executeRaw`
    insert into link_findings as old (id, entity, entity_id, field, href, words, reason, outside)
    select id, entity, "entityId", field, href, words, reason, outside
    from jsonb_to_recordset(${asJson(rows)}::jsonb)
      as new (id uuid, entity text, "entityId" text, field text, href text, words text, reason text, outside text)
    on conflict (entity, entity_id, field, md5(href)) do update
    set words = excluded.words, reason = excluded.reason, outside = excluded.outside, checked_at = now()`
}

/** Removes findings for these outside addresses, which work again. */
export async function dropOutside(addresses: string[]): Promise<void> {
  if (addresses.length > 0) await db.linkFinding.deleteMany({ where: { outside: { in: addresses } } })
}
