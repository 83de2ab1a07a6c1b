import 'server-only'
import type { Client } from '@/lib/platform/backup/connect'

/** Shown in lists as the reason that a message was not sent. */
export const HELD_REASON =
  'Held after a backup was restored: it may have arrived before. Send it again if not.'

/** Kinds without a channel that still notify people when they run. */
const NOTIFYING_KINDS = [
  'alert-watch',
  'lead-escalation',
  'lead-routing',
  'remind-of-facts',
  'weekly-numbers',
  'forgotten-password',
]

/**
 * Fails items that were due, since the lost installation may have sent them; people can send them again.
 * Items due later and internal work go on. @returns how many are held
 */
export async function holdPending(client: Client): Promise<number> {
  const { rowCount } = await client.query(
    `update outbox_items set state = 'failed', finished_at = now(), last_error = $1, lease_owner = null, lease_expires_at = null
     where state in ('due', 'leased') and (state = 'leased' or due_at <= now()) and (channel <> 'none' or kind = any($2))`,
    [HELD_REASON, NOTIFYING_KINDS],
  )
  return rowCount ?? 0
}
