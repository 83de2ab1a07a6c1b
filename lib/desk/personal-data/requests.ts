import 'server-only'
import { createHmac } from 'node:crypto'
import type { Actor } from '@/lib/accounts/actor'
import type { HeldKind } from '@/lib/desk/personal-data/held-rows'
import type { Person } from '@/lib/desk/personal-data/person'
import { db, type Tx } from '@/lib/platform/database/db'
import { everyKey } from '@/lib/platform/keyring/kept-keys'
import { deriveKey } from '@/lib/platform/keyring/keyring'
import { recordAudit } from '@/lib/records/store/history'

const ENTITY = 'personalData'
/** A separate key, so that readers of the log cannot try out addresses. */
const PURPOSE = 'porchlight personal data'

type Counted = Record<HeldKind | 'rows', number>

/** Does not identify the person. */
export type EarlierRequest = { id: string; at: Date; action: string; by: string | null; rows: number | null }

/** Logs an action under a keyed digest of the person: repeats are visible, but no contact data is stored. */
export async function recordRequest(
  tx: Tx,
  actor: Actor,
  action: 'search' | 'export' | 'erase',
  person: Person,
  counts: Partial<Counted> & { rows: number },
): Promise<void> {
  const entityId = digestsOf(person, deriveKey(PURPOSE)).join(' ')
  await recordAudit(tx, actor, { action: `personal-data.${action}`, entity: ENTITY, entityId, after: counts })
}

/** Exports and erasures for this address or number, newest first. */
export async function earlierRequests(person: Person): Promise<EarlierRequest[]> {
  const digests = (await everyKey(PURPOSE)).flatMap((key) => digestsOf(person, key))
  const entries = await db.auditEntry.findMany({
    where: {
      entity: ENTITY,
      OR: digests.map((digest) => ({ entityId: { contains: digest } })),
      action: { in: ['personal-data.export', 'personal-data.erase'] },
    },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: 20,
  })
  return entries.map(({ id, at, action, actorName, after }) => ({
    id,
    at,
    action,
    by: actorName,
    rows: totalIn(after),
  }))
}

function totalIn(after: unknown): number | null {
  const { rows } = (after ?? {}) as { rows?: unknown }
  return typeof rows === 'number' ? rows : null
}

function digestsOf({ email, phone }: Person, key: Buffer): string[] {
  const digest = (name: string, value: string) =>
    `${name}:${createHmac('sha256', key).update(`${name}\0${value}`).digest('hex').slice(0, 32)}`
  return [...(email ? [digest('email', email)] : []), ...(phone ? [digest('phone', phone)] : [])]
}
