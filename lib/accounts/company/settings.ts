import 'server-only'
import { isRole } from '@/lib/accounts/access/access'
import type { GroupRule } from '@/lib/accounts/company/access-of-groups'
import type { ProviderSettings } from '@/lib/accounts/company/provider'
import { db, type Tx } from '@/lib/platform/database/db'
import { openText } from '@/lib/platform/keyring/sealed-text'
import { siteUrl } from '@/lib/platform/site'

const CALLBACK_PATH = '/api/login/company/callback'
export const LOGOUT_PATH = '/api/login/company/logout'

export type CompanySettings = ProviderSettings & {
  groupsClaim: string
  rules: GroupRule[]
  /** Lower case; their verified addresses may be matched with accounts. */
  domains: string[]
}

/** The settings while company sign-in is on; null otherwise. */
export async function companySettings(tx: Tx = db): Promise<CompanySettings | null> {
  const row = await tx.companySignIn.findUnique({ where: { id: 1 } })
  if (!row?.isOn) return null
  const [rules, domains] = await Promise.all([
    tx.companyGroup.findMany({ orderBy: { position: 'asc' } }),
    tx.companyDomain.findMany({ select: { domain: true } }),
  ])
  return {
    issuer: row.issuer,
    clientId: row.clientId,
    secret: openText(row.sealedSecret),
    groupsClaim: row.groupsClaim,
    rules: rules.flatMap(({ name, role, communityIds }) =>
      isRole(role) ? [{ name, role, communityIds }] : [],
    ),
    domains: domains.map(({ domain }) => domain),
  }
}

/** The offer on /login: none while it is off, and if the provider cannot be reached. */
export async function companyOffer(): Promise<{ isUnreachable: boolean } | null> {
  const row = await db.companySignIn.findUnique({
    where: { id: 1 },
    select: { isOn: true, unreachableSince: true },
  })
  return row?.isOn ? { isUnreachable: row.unreachableSince !== null } : null
}

/** The address to which the provider sends people back; it never depends on a request. */
export function callbackUrl(): string {
  return siteUrl(CALLBACK_PATH)
}
