import 'server-only'
import type { Browser } from '@/lib/accounts/access/access-log'
import { type Account, lockAccounts } from '@/lib/accounts/access/account'
import type { CompanyRefusal } from '@/lib/accounts/access/company-refusals'
import { countCompanySignIn } from '@/lib/accounts/access/throttle'
import { accessFor, applyAccess } from '@/lib/accounts/company/apply-access'
import { readBegunCookie } from '@/lib/accounts/company/begun-sign-in'
import type { CompanyPerson } from '@/lib/accounts/company/claims'
import {
  accessOfInvitation,
  connect,
  createAccount,
  type Match,
  matchAccount,
} from '@/lib/accounts/company/match-account'
import { noteReach, openProvider } from '@/lib/accounts/company/provider'
import { providerFault } from '@/lib/accounts/company/provider-fault'
import { personOfAnswer, type ReadPerson } from '@/lib/accounts/company/read-person'
import { sealRefresh } from '@/lib/accounts/company/refresh-token'
import { type CompanySettings, companySettings } from '@/lib/accounts/company/settings'
import { refuseForFault } from '@/lib/accounts/company/start-sign-in'
import { signInRules } from '@/lib/accounts/sessions/sign-in-rules'
import { recordRefusal, type SignedIn, startSession } from '@/lib/accounts/sign-in/sign-in'
import { db, type Tx } from '@/lib/platform/database/db'

type Refused = { refused: CompanyRefusal; account?: Account }

/**
 * Signs in the person whom the provider sent back. @param search the query of the callback
 * @param cookie ties it to a sign-in that this browser began @throws AppError 429
 */
export async function finishCompanySignIn(
  search: string,
  cookie: string | undefined,
  browser: Browser,
  now = new Date(),
): Promise<SignedIn | Refused> {
  await countCompanySignIn(browser.ipAddress)
  const settings = await companySettings()
  if (!settings) return { refused: 'company-off' }
  const begun = readBegunCookie(cookie, now)
  if (begun?.issuer !== settings.issuer) return logged({ refused: 'company-expired' }, browser)
  let read: ReadPerson
  try {
    read = await personOfAnswer(await openProvider(settings), settings, begun, search)
  } catch (error) {
    return refuseForFault(providerFault(error), browser)
  }
  await noteReach(true)
  const answer = await db.$transaction((tx) => open(tx, read, settings, browser, now))
  return 'refused' in answer ? logged(answer, browser) : answer
}

async function logged({ refused, account }: Refused, browser: Browser): Promise<Refused> {
  await recordRefusal(account ?? null, refused, browser)
  return { refused }
}

/** Nothing is written before the last refusal. */
async function open(
  tx: Tx,
  { person, refresh }: ReadPerson,
  settings: CompanySettings,
  browser: Browser,
  now: Date,
): Promise<SignedIn | Refused> {
  await lockAccounts(tx)
  const match = await matchAccount(tx, person, settings, now)
  if ('refused' in match) return match
  const present = match.is === 'new' ? undefined : match.account
  if (present?.disabledAt) return { refused: 'company-disabled', account: present }
  const access = await accessFor(tx, person, settings)
  if (typeof access === 'object' && 'refused' in access) return { ...access, account: present }
  const given = access === 'unchanged' ? await accessWithoutGroups(tx, match) : access
  if (!given) return { refused: person.email === null ? 'company-unverified' : 'company-no-account' }
  const isAdmin = given === 'unchanged' ? present?.role === 'admin' : given.role === 'admin'
  if (isAdmin && !person.hasSecondFactor && (await signInRules(tx)).adminsNeedSecondFactor) {
    return { refused: 'company-factor', account: present }
  }
  const { account, identityId } = await settle(tx, match, given, person, browser, now)
  const signedIn = await startSession(tx, account, browser, now, 'company')
  await tx.companySession.create({
    data: {
      sessionId: signedIn.claims.sid,
      identityId,
      providerSid: person.sid,
      sealedRefresh: sealRefresh(refresh),
      hasSecondFactor: person.hasSecondFactor,
      checkedAt: now,
    },
  })
  return signedIn
}

type Given = Exclude<Awaited<ReturnType<typeof accessFor>>, { refused: CompanyRefusal }>

/** Known people keep what an administrator gave them; others need an invitation. */
async function accessWithoutGroups(tx: Tx, match: Match): Promise<Given | null> {
  if (match.is !== 'new') return 'unchanged'
  return match.invitation && accessOfInvitation(tx, match.invitation)
}

async function settle(
  tx: Tx,
  match: Match,
  given: Given,
  person: CompanyPerson,
  browser: Browser,
  now: Date,
): Promise<{ account: Account; identityId: string }> {
  if (match.is === 'new') {
    if (given === 'unchanged') throw new Error('a new account needs a role')
    return createAccount(tx, person, given, match.invitation, browser, now)
  }
  const identityId =
    match.is === 'known' ? match.identityId : await connect(tx, match.account, person, browser)
  return { account: await applyAccess(tx, match.account, given, browser), identityId }
}
