import 'server-only'
import { db } from '@/lib/platform/database/db'

/** Longer than reading one mail takes; a worker that died is followed by another one after it. */
const LEASE_S = 60

export type Position = {
  /** Null before the first look. */
  uidValidity: bigint | null
  lastUid: number
}

/** Takes the turn to read: one worker at a time. @returns how far it was read, null while it is another's turn */
export async function takeTurn(mailbox: string, owner: string): Promise<Position | null> {
  const [row] = await db.$queryRaw<{ uid_validity: bigint | null; last_uid: bigint }[]>`
    insert into inbound_mailboxes as old (id, lease_owner, lease_expires_at)
    values (${mailbox}, ${owner}, now() + make_interval(secs => ${LEASE_S}))
    on conflict (id) do update set lease_owner = excluded.lease_owner, lease_expires_at = excluded.lease_expires_at
      where old.lease_owner = ${owner} or old.lease_expires_at is null or old.lease_expires_at <= now()
    returning uid_validity, last_uid`
  return row ? { uidValidity: row.uid_validity, lastUid: Number(row.last_uid) } : null
}

/** Notes how far it has been read, and keeps the turn. @returns false when it is another's by now */
export async function keepTurn(
  mailbox: string,
  owner: string,
  { uidValidity, lastUid }: Position,
): Promise<boolean> {
  const kept = await db.$executeRaw`
    update inbound_mailboxes set uid_validity = ${uidValidity}, last_uid = ${lastUid},
      lease_expires_at = now() + make_interval(secs => ${LEASE_S})
    where id = ${mailbox} and lease_owner = ${owner}`
  return kept > 0
}

/** Ends the turn; what went wrong is kept in words, null when all was read. */
export async function endTurn(mailbox: string, owner: string, problem: string | null): Promise<void> {
  await db.$executeRaw`
    update inbound_mailboxes set lease_owner = null, lease_expires_at = null, problem = ${problem},
      good_at = case when ${problem}::text is null then now() else good_at end,
      bad_since = case when ${problem}::text is null then null else coalesce(bad_since, now()) end
    where id = ${mailbox} and lease_owner = ${owner}`
}
