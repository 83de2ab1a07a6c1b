import 'server-only'
import { assertCan, isRole, type Role, type SessionUser } from '@/lib/accounts/access/access'
import { callbackUrl, LOGOUT_PATH } from '@/lib/accounts/company/settings'
import type { CompanySignInForm } from '@/lib/accounts/company/settings-schema'
import { db } from '@/lib/platform/database/db'
import { siteUrl } from '@/lib/platform/site'

export type CompanySignInScreen = {
  /** Its secret is always empty: the stored one never leaves the server. */
  form: CompanySignInForm
  hasSecret: boolean
  addresses: { callback: string; logout: string }
  unreachableSince: Date | null
  test: { at: Date; words: string; passed: boolean } | null
  emergency: { id: string; username: string; since: Date } | null
}

/** All of /admin/users/company. @throws AppError 403 */
export async function readCompanySignIn(actor: SessionUser): Promise<CompanySignInScreen> {
  assertCan(actor, 'read', 'accounts')
  const [row, domains, groups, emergency] = await Promise.all([
    db.companySignIn.findUnique({ where: { id: 1 } }),
    db.companyDomain.findMany({ orderBy: { domain: 'asc' } }),
    db.companyGroup.findMany({ orderBy: { position: 'asc' } }),
    db.user.findFirst({
      where: { isEmergency: true },
      select: { id: true, username: true, passwordChangedAt: true },
    }),
  ])
  const { isOn = false, issuer = '', clientId = '', groupsClaim = 'groups' } = row ?? {}
  return {
    form: {
      isOn,
      issuer,
      clientId,
      groupsClaim,
      secret: '',
      domains,
      groups: groups.map(({ name, role, communityIds }) => ({ name, role: roleOf(role), communityIds })),
    },
    hasSecret: row !== null,
    addresses: { callback: callbackUrl(), logout: siteUrl(LOGOUT_PATH) },
    unreachableSince: row?.unreachableSince ?? null,
    test: row?.testedAt ? { at: row.testedAt, words: row.testWords ?? '', passed: row.testPassed } : null,
    emergency: emergency && {
      id: emergency.id,
      username: emergency.username,
      since: emergency.passwordChangedAt,
    },
  }
}

function roleOf(text: string): Role {
  if (!isRole(text)) throw new Error('unknown role of a group')
  return text
}
