import 'server-only'
import { assertCan, type SessionUser } from '@/lib/accounts/access/access'
import { type Browser, recordAccess } from '@/lib/accounts/access/access-log'
import { lockAccounts } from '@/lib/accounts/access/account'
import { assertCommunitiesExist } from '@/lib/accounts/access/known-communities'
import { endCompanySessions } from '@/lib/accounts/company/end-sessions'
import { forgetProvider, providerReach } from '@/lib/accounts/company/provider'
import type { CompanySignInForm } from '@/lib/accounts/company/settings-schema'
import { revokeSessions } from '@/lib/accounts/sessions/session-store'
import { db, type Tx } from '@/lib/platform/database/db'
import { type FieldErrors, invalidFields } from '@/lib/platform/errors'
import type { CompanySignIn } from '@/lib/platform/generated/prisma/client'
import { sealText } from '@/lib/platform/keyring/sealed-text'
import { defineSealedValues } from '@/lib/platform/keyring/sealed-values'

export const sealedClientSecrets = defineSealedValues({
  named: ['company sign-in client secret', 'company sign-in client secrets'],
  table: 'company_sign_in',
  key: 'id',
  column: 'sealed_secret',
})

/**
 * Saves the provider, its groups and the company's domains. Another provider ends the sessions of the present
 * one, and a domain that becomes "company accounts only" ends the sessions that began with a password.
 * @throws AppError 403, 400 for a field, and while no one could get in if the provider failed
 */
export async function saveCompanySignIn(
  actor: SessionUser,
  form: CompanySignInForm,
  browser: Browser,
  now = new Date(),
): Promise<void> {
  assertCan(actor, 'update', 'accounts')
  const { isOn, issuer, clientId, secret, groupsClaim, domains, groups } = form
  assertDistinct(form)
  await assertCommunitiesExist(groups.flatMap(({ communityIds }) => communityIds))
  await db.$transaction(async (tx) => {
    await lockAccounts(tx)
    const before = await tx.companySignIn.findUnique({ where: { id: 1 } })
    const sealedSecret = secret ? sealText(secret) : keptSecret(before, issuer)
    const onlyBefore = await companyOnlyDomains(tx)
    const only = domains.filter(({ companyOnly }) => companyOnly).map(({ domain }) => domain)
    if (only.length > 0) await assertNobodyLockedOut(tx, form)
    const isOther = before !== null && (before.issuer !== issuer || before.clientId !== clientId)
    const isNew = isOther || Boolean(secret)
    const row = { isOn, issuer, clientId, sealedSecret, groupsClaim }
    const untested = { testedAt: null, testWords: null, testPassed: false, unreachableSince: null }
    await tx.companySignIn.upsert({
      where: { id: 1 },
      create: { id: 1, ...row },
      update: { ...row, ...(isNew && untested) },
    })
    await tx.companyDomain.deleteMany()
    await tx.companyDomain.createMany({ data: domains })
    await tx.companyGroup.deleteMany()
    await tx.companyGroup.createMany({
      data: groups.map(({ role, communityIds, ...group }, position) => ({
        ...group,
        position,
        role,
        communityIds: role === 'admin' ? [] : communityIds,
      })),
    })
    if (isOther) await endCompanySessions(tx, {}, 'The identity provider was changed', now)
    const added = only.filter((domain) => !onlyBefore.includes(domain))
    if (isOn) await endPasswordSessions(tx, before?.isOn ? added : only, now)
    await recordAccess(tx, {
      action: 'company-sign-in.change',
      actor,
      browser,
      on: { entity: 'companySignIn', id: null },
      before: { isOn: before?.isOn ?? false, issuer: before?.issuer ?? null, companyOnly: onlyBefore },
      after: { isOn, issuer, companyOnly: only },
    })
  })
  forgetProvider()
}

/** @throws AppError 400 at the field */
function assertDistinct({ issuer, domains, groups }: CompanySignInForm): void {
  const errors: FieldErrors = {}
  const refusal = providerReach().refusalOf(new URL(issuer))
  if (refusal) errors.issuer = refusal
  for (const [at, { domain }] of domains.entries()) {
    if (domains.findIndex((other) => other.domain === domain) < at)
      errors[`domains.${at}.domain`] = 'This domain is already listed'
  }
  for (const [at, { name }] of groups.entries()) {
    if (groups.findIndex((other) => other.name === name) < at)
      errors[`groups.${at}.name`] = 'This group is already listed'
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}

/** A stored secret is never sent to another issuer. @throws AppError 400 */
function keptSecret(before: CompanySignIn | null, issuer: string): string {
  if (before?.issuer === issuer) return before.sealedSecret
  throw invalidFields({
    secret: before ? 'Please enter the secret again, because the issuer changed' : 'Please enter the secret',
  })
}

async function companyOnlyDomains(tx: Tx): Promise<string[]> {
  const rows = await tx.companyDomain.findMany({ where: { companyOnly: true }, select: { domain: true } })
  return rows.map(({ domain }) => domain).sort()
}

/** @throws AppError 400 unless company sign-in works, and the emergency account can get in without it */
async function assertNobodyLockedOut(tx: Tx, { isOn, issuer }: CompanySignInForm): Promise<void> {
  const refuse = (words: string) => invalidFields({ domains: words }, words)
  if (!isOn) throw refuse('Turn on company sign-in before you require it')
  const admins = { role: 'admin', disabledAt: null }
  if ((await tx.user.count({ where: { ...admins, isEmergency: true } })) === 0) {
    throw refuse('Create the emergency account first, so someone can sign in when the provider fails')
  }
  const proven = {
    ...admins,
    companyIdentity: { issuer: { in: [issuer, `${issuer}/`, issuer.replace(/\/$/, '')] } },
  }
  if ((await tx.user.count({ where: proven })) === 0) {
    throw refuse('An administrator must first sign in with a company account to show that it works')
  }
}

async function endPasswordSessions(tx: Tx, domains: string[], now: Date): Promise<void> {
  if (domains.length === 0) return
  const open = await tx.$queryRaw<{ id: string }[]>`
    select s.id from sessions s join users u on u.id = s.user_id
    where s.revoked_at is null and not u.is_emergency
      and lower(split_part(u.email, '@', -1)) = any(${domains}::text[])
      and not exists (select from company_sessions c where c.session_id = s.id)`
  await revokeSessions(
    tx,
    open.map(({ id }) => id),
    now,
  )
}
