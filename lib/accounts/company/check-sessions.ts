import 'server-only'
import { subMinutes } from 'date-fns'
import type { Configuration } from 'openid-client'
import { accountById, lockAccounts } from '@/lib/accounts/access/account'
import { COMPANY_REFUSALS } from '@/lib/accounts/access/company-refusals'
import { COMPANY_CHECK_MINUTES, IDLE_MINUTES } from '@/lib/accounts/access/session-limits'
import { accessFor, applyAccess } from '@/lib/accounts/company/apply-access'
import { endCompanySessions } from '@/lib/accounts/company/end-sessions'
import { noteReach, openProvider } from '@/lib/accounts/company/provider'
import { type ProviderFault, providerFault } from '@/lib/accounts/company/provider-fault'
import { personOfRefresh, type ReadPerson } from '@/lib/accounts/company/read-person'
import { openRefresh, sealRefresh } from '@/lib/accounts/company/refresh-token'
import { type CompanySettings, companySettings } from '@/lib/accounts/company/settings'
import { db } from '@/lib/platform/database/db'
import { eachApart } from '@/lib/platform/database/each-apart'
import { log } from '@/lib/platform/log'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'

const BATCH = 200

/** Asks the provider every hour if the people of open sessions may still work here (decision 117). */
export const checkCompanySessions = defineSweep({
  name: 'company-sessions',
  every: 60_000,
  isOn: async () => (await db.companySignIn.count({ where: { isOn: true } })) > 0,
  async run(now) {
    const settings = await companySettings()
    const due = settings ? await dueSessions(now) : []
    if (!settings || due.length === 0) return
    const provider = await reach(settings)
    if (!provider) return
    let isDown = false
    await eachApart(due, async (session) => {
      if (isDown) return
      isDown = (await checkSession(session, provider, settings, now)) === 'down'
    })
    await noteReach(!isDown, now)
  },
})

async function dueSessions(now: Date) {
  const found = await db.companySession.findMany({
    where: {
      checkedAt: { lte: subMinutes(now, COMPANY_CHECK_MINUTES) },
      sealedRefresh: { not: null },
      session: {
        revokedAt: null,
        expiresAt: { gt: now },
        lastSeenAt: { gt: subMinutes(now, IDLE_MINUTES) },
      },
    },
    orderBy: { checkedAt: 'asc' },
    take: BATCH,
    include: { identity: true },
  })
  return found.flatMap(({ sealedRefresh, ...rest }) => (sealedRefresh ? [{ ...rest, sealedRefresh }] : []))
}

type DueSession = Awaited<ReturnType<typeof dueSessions>>[number]

async function reach(settings: CompanySettings): Promise<Configuration | null> {
  try {
    return await openProvider(settings)
  } catch (error) {
    await unanswered(providerFault(error))
    return null
  }
}

/** Sessions outlive a failed call until their grace ends (`needsCompany`). */
async function unanswered({ is, words }: ProviderFault): Promise<'down' | 'setup'> {
  log.warn({ event: 'company check failed', reason: words }, words)
  if (is === 'down') await noteReach(false)
  return is === 'down' ? 'down' : 'setup'
}

async function checkSession(
  { sessionId, sealedRefresh, identity }: DueSession,
  provider: Configuration,
  settings: CompanySettings,
  now: Date,
): Promise<'down' | 'setup' | 'checked'> {
  let read: ReadPerson
  try {
    read = await personOfRefresh(provider, settings, openRefresh(sealedRefresh), identity.subject)
  } catch (error) {
    const fault = providerFault(error)
    if (fault.is !== 'refused') return unanswered(fault)
    await db.$transaction((tx) => endCompanySessions(tx, { sessionId }, fault.words, now))
    return 'checked'
  }
  const { person, refresh } = read
  await db.$transaction(async (tx) => {
    await lockAccounts(tx)
    const kept = sealRefresh(refresh)
    await tx.companySession.update({ where: { sessionId }, data: { checkedAt: now, sealedRefresh: kept } })
    const account = await accountById(identity.userId, tx)
    if (!account) return
    const access = await accessFor(tx, person, settings)
    if (typeof access === 'object' && 'refused' in access) {
      const { logged } = COMPANY_REFUSALS[access.refused]
      await endCompanySessions(tx, { identityId: identity.id }, logged, now)
    } else {
      await applyAccess(tx, account, access, { ipAddress: null, requestId: null })
    }
  })
  return 'checked'
}
