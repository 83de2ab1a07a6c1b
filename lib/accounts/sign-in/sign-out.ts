import 'server-only'
import { recordAccess } from '@/lib/accounts/access/access-log'
import { accountById } from '@/lib/accounts/access/account'
import type { Browser } from '@/lib/accounts/access/browser'
import { revokeSessions } from '@/lib/accounts/sessions/session-store'
import { decodeSessionToken } from '@/lib/accounts/sessions/session-token'
import { db } from '@/lib/platform/database/db'

/** Ends the session of the browser's token, which invalidates every copy of it. */
export async function signOut(browser: Browser, now = new Date()): Promise<void> {
  const claims = await decodeSessionToken(browser.sessionToken)
  if (!claims) return
  await db.$transaction(async (tx) => {
    await revokeSessions(tx, [claims.sid], now)
    const account = await accountById(claims.sub, tx)
    if (account) await recordAccess(tx, { action: 'sign-out', actor: account, browser })
  })
}
