import 'server-only'
import { db } from '@/lib/platform/database/db'

/** Longer than reading one mail takes; after that another worker replaces one that died. */
const LEASE_S = 60

export type Position = {
  uidValidity: bigint | null
  lastUid: number
}

/** Acquires the reading lease. @returns the last read position, or null while another worker holds it */
export async function acquireLease(mailbox: string, owner: string): Promise<Position | null> {
  const [row] = await db.$queryRaw<{ uid_validity: bigint | null; last_uid: bigint }[]>`
    insert into inbound_mailboxes as old (id, lease_owner, lease_expires_at)
    values (${mailbox}, ${owner}, now() + make_interval(secs => ${LEASE_S}))
    on conflict (id) do update set lease_owner = excluded.lease_owner, lease_expires_at = excluded.lease_expires_at
      where old.lease_owner = ${owner} or old.lease_expires_at is null or old.lease_expires_at <= now()
    returning uid_validity, last_uid`
  return row ? { uidValidity: row.uid_validity, lastUid: Number(row.last_uid) } : null
}

/** Saves the position and extends the lease. @returns false when another worker holds it by now */
export async function extendLease(
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

/** Releases the lease. @param problem error for staff, or null after success */
export async function releaseLease(mailbox: string, owner: string, problem: string | null): Promise<void> {
  await db.$executeRaw`
    update inbound_mailboxes set lease_owner = null, lease_expires_at = null, problem = ${problem},
      good_at = case when ${problem}::text is null then now() else good_at end,
      bad_since = case when ${problem}::text is null then null else coalesce(bad_since, now()) end
    where id = ${mailbox} and lease_owner = ${owner}`
}
