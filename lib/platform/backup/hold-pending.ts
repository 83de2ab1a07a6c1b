import 'server-only'
import type { Client } from '@/lib/platform/backup/connect'

/** What stands at a message that a restore held back; lists show it as a reason it was not sent. */
export const HELD_WORDS =
  'Held after a backup was restored: it may have arrived before. Send it again if not.'

/** Kinds of work that leave by no channel themselves but write to people when they are done. */
const RINGING = [
  ...['alert-watch', 'lead-escalation', 'lead-routing', 'remind-of-facts', 'weekly-numbers'],
  'forgotten-password',
]

/**
 * Since the backup was taken, messages that waited in it may have been delivered by the installation that is gone: what was due
 * before now is given up with its reason, so that nobody hears anything twice and people see it and may send it again. A lead
 * whose alerts are held alarms on the screens within minutes. What is due later nobody can have sent, and work within the
 * house goes on. @returns how many are held
 */
export async function holdPending(client: Client): Promise<number> {
  const { rowCount } = await client.query(
    `update outbox_items set state = 'failed', finished_at = now(), last_error = $1, lease_owner = null, lease_expires_at = null
     where state in ('due', 'leased') and (state = 'leased' or due_at <= now()) and (channel <> 'none' or kind = any($2))`,
    [HELD_WORDS, RINGING],
  )
  return rowCount ?? 0
}
