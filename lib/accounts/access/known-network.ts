import 'server-only'
import { findAccount } from '@/lib/accounts/access/account'
import { db } from '@/lib/platform/database/db'
import { addressGroup } from '@/lib/platform/http/address-group'

/** Rows of ended sessions are kept for 30 days. */
const MAX_SIGN_INS = 100

/** True when this account recently signed in from the same network. */
export async function isKnownNetwork(username: string, ipAddress: string | null): Promise<boolean> {
  const account = await findAccount(username)
  if (!account || !ipAddress) return false
  const sessions = await db.session.findMany({
    where: { userId: account.id, ipAddress: { not: null } },
    orderBy: { id: 'desc' },
    take: MAX_SIGN_INS,
    select: { ipAddress: true },
  })
  const network = addressGroup(ipAddress)
  return sessions.some((session) => session.ipAddress && addressGroup(session.ipAddress) === network)
}
