import 'server-only'
import { isRole } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { mailNotice, recordAccess } from '@/lib/accounts/access/access-log'
import { type Account, accountById, findAccount } from '@/lib/accounts/access/account'
import { usernameSchema } from '@/lib/accounts/access/account-names'
import type { CompanyRefusal } from '@/lib/accounts/access/company-refusals'
import type { GroupAccess } from '@/lib/accounts/company/access-of-groups'
import { type CompanyPerson, isOfDomain } from '@/lib/accounts/company/claims'
import type { CompanySettings } from '@/lib/accounts/company/settings'
import { DUMMY_HASH } from '@/lib/accounts/passwords/password-hash'
import type { Tx } from '@/lib/platform/database/db'

type Invited = { id: string; role: string; communityIds: string[] }

/** The account of a person: known by issuer and subject, to be connected, or still to be made. */
export type Match =
  | { is: 'known'; account: Account; identityId: string }
  | { is: 'same-address'; account: Account }
  | { is: 'new'; invitation: Invited | null }

/** Looks by issuer and subject, and by email only when it is verified and of a domain of the company. */
export async function matchAccount(
  tx: Tx,
  person: CompanyPerson,
  { domains }: CompanySettings,
  now: Date,
): Promise<Match | { refused: CompanyRefusal }> {
  const { issuer, subject, email } = person
  const identity = await tx.companyIdentity.findUnique({ where: { issuer_subject: { issuer, subject } } })
  if (identity) {
    const account = await accountById(identity.userId, tx)
    if (!account) throw new Error('an identity without its account')
    return { is: 'known', account, identityId: identity.id }
  }
  if (email === null || !isOfDomain(person, domains)) return { is: 'new', invitation: null }
  const namesakes = await tx.$queryRaw<{ id: string }[]>`
    select id from users where lower(email) = lower(${email}) and not is_emergency limit 2`
  if (namesakes.length > 1) return { refused: 'company-several' }
  const account = namesakes[0] && (await accountById(namesakes[0].id, tx))
  if (!account) return { is: 'new', invitation: await invitationFor(tx, email, now) }
  const taken = await tx.companyIdentity.findUnique({ where: { userId: account.id } })
  return taken && taken.issuer === issuer ? { refused: 'company-other' } : { is: 'same-address', account }
}

async function invitationFor(tx: Tx, email: string, now: Date): Promise<Invited | null> {
  const [found] = await tx.$queryRaw<Invited[]>`
    select id, role, community_ids as "communityIds" from invitations
    where lower(email) = lower(${email}) and accepted_at is null and expires_at > ${now} limit 1`
  return found ?? null
}

/** Connects an account with the person; an identity at a former provider is replaced. @returns its id */
export async function connect(
  tx: Tx,
  account: Account,
  { issuer, subject }: CompanyPerson,
  browser: Browser,
): Promise<string> {
  const identity = await tx.companyIdentity.upsert({
    where: { userId: account.id },
    create: { userId: account.id, issuer, subject },
    update: { issuer, subject },
  })
  await recordAccess(tx, { action: 'company-sign-in.connect', actor: account, browser, after: { issuer } })
  await mailNotice(tx, 'company-on', account, account.email, browser.requestId)
  return identity.id
}

/** Role and communities of an invitation; null when its communities are gone. */
export async function accessOfInvitation(
  tx: Tx,
  { role, communityIds }: Invited,
): Promise<GroupAccess | null> {
  if (!isRole(role)) return null
  const known = await tx.community.findMany({ where: { id: { in: communityIds } }, select: { id: true } })
  if (communityIds.length > 0 && known.length === 0) return null
  return { role, communityIds: known.map(({ id }) => id) }
}

/** Makes an account that no password opens. */
export async function createAccount(
  tx: Tx,
  person: CompanyPerson,
  { role, communityIds }: GroupAccess,
  invitation: Invited | null,
  browser: Browser,
  now: Date,
): Promise<{ account: Account; identityId: string }> {
  const { id } = await tx.user.create({
    data: {
      username: await freeUsername(tx, person.name),
      password: DUMMY_HASH,
      email: person.email,
      role,
      lastLoginAt: now,
      communities: { create: communityIds.map((communityId) => ({ communityId })) },
    },
    select: { id: true },
  })
  if (invitation) await tx.invitation.update({ where: { id: invitation.id }, data: { acceptedAt: now } })
  const account = await accountById(id, tx)
  if (!account) throw new Error('the account just created is not there')
  const after = { username: account.username, role, communityIds }
  await recordAccess(tx, { action: 'register', actor: account, browser, after })
  const { issuer, subject } = person
  const identity = await tx.companyIdentity.create({ data: { userId: id, issuer, subject } })
  return { account, identityId: identity.id }
}

const MAX_NAMESAKES = 100

async function freeUsername(tx: Tx, name: string): Promise<string> {
  const wanted = [name, name.split('@')[0] ?? '', `staff ${name.slice(0, 20)}`, 'staff'].find(
    (one) => usernameSchema.safeParse(one).success,
  )
  const base = usernameSchema.parse(wanted)
  for (let at = 1; at <= MAX_NAMESAKES; at += 1) {
    const username = at === 1 ? base : `${base.slice(0, 45)} ${at}`
    if (!(await findAccount(username, tx))) return username
  }
  throw new Error('every username like this one is taken')
}
