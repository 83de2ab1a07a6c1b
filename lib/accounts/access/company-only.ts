import 'server-only'
import { db, type Tx } from '@/lib/platform/database/db'
import { forbidden } from '@/lib/platform/errors'

type Account = { email: string | null; isEmergency: boolean }

/** The domain of an email address, in lower case. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

/**
 * True when the account signs in with its company account only: by the domain of its address, while company
 * sign-in is on. The emergency account is exempt, so that a provider that is down locks no one out.
 */
export async function isCompanyOnly({ email, isEmergency }: Account, tx: Tx = db): Promise<boolean> {
  if (isEmergency || !email) return false
  const [row] = await tx.$queryRaw<unknown[]>`
    select 1 from company_domains d, company_sign_in s
    where d.domain = ${domainOf(email)} and d.company_only and s.is_on limit 1`
  return row !== undefined
}

const COMPANY_ONLY =
  'Please sign in with your company account. Passwords are turned off for your email domain'

/** @throws AppError 403 when no password, code or passkey of ours may open this account */
export async function assertOwnSignIn(account: Account, tx: Tx = db): Promise<void> {
  if (await isCompanyOnly(account, tx)) throw forbidden(COMPANY_ONLY)
}
