import 'server-only'
import { findAccount } from '@/lib/accounts/access/account'
import { db } from '@/lib/platform/database/db'
import { addressGroup } from '@/lib/platform/http/address-group'

/** As many of somebody's last sign-ins as are looked at; rows of ended sessions stay for 30 days. */
const SIGN_INS = 100

/** Whether this account has lately signed in from the network of this address. */
export async function isKnownNetwork(username: string, ipAddress: string | null): Promise<boolean> {
  const account = await findAccount(username)
  if (!account || !ipAddress) return false
  const sessions = await db.session.findMany({
    where: { userId: account.id, ipAddress: { not: null } },
    orderBy: { id: 'desc' },
    take: SIGN_INS,
    select: { ipAddress: true },
  })
  const network = addressGroup(ipAddress)
  return sessions.some((session) => session.ipAddress && addressGroup(session.ipAddress) === network)
}
