import 'server-only'
import * as z from 'zod'
import type { SessionUser } from '@/lib/accounts/access/access'
import { type Browser, mailNotice, recordAccess } from '@/lib/accounts/access/access-log'
import { passwordSchema } from '@/lib/accounts/access/account-request'
import { assertOwnSignIn, isCompanyOnly } from '@/lib/accounts/access/company-only'
import { linkTokenHash, newLinkToken, resetLink } from '@/lib/accounts/access/link-token'
import {
  countForgotten,
  countNewPassword,
  forgiveGuesses,
  PASSWORD_GUESSES,
} from '@/lib/accounts/access/throttle'
import { acceptPassword } from '@/lib/accounts/passwords/new-password'
import { assertNotSelf, changeAccount } from '@/lib/accounts/users/change-access'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, forbidden } from '@/lib/platform/errors'
import { openText, sealText } from '@/lib/platform/keyring/sealed-text'
import { defineSealedValues } from '@/lib/platform/keyring/sealed-values'
import { queueAccountMail } from '@/lib/platform/mail/account-mail'
import { defineMail } from '@/lib/platform/mail/define-mail'
import { canSendMail } from '@/lib/platform/mail/sender'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { companyNameOrHost, siteUrl } from '@/lib/platform/site'

const VALID_MINUTES = 60

export const newPasswordSchema = z.object({ token: z.string().min(1).max(1024), password: passwordSchema })

type IssuedReset = { link: string; expiresAt: Date }

/** Issues a link valid once and for an hour; it replaces the account's older one. */
async function issueReset(tx: Tx, userId: string, now: Date): Promise<IssuedReset> {
  const token = newLinkToken()
  const expiresAt = new Date(now.getTime() + VALID_MINUTES * 60_000)
  const fresh = { tokenHash: linkTokenHash(token), expiresAt, createdAt: now }
  await tx.passwordReset.upsert({ where: { userId }, create: { userId, ...fresh }, update: fresh })
  return { link: resetLink(token), expiresAt }
}

/** For an administrator to pass on. @throws AppError 403, 404, 409 for oneself or a disabled account */
export async function createResetLink(
  actor: SessionUser,
  id: string,
  browser: Browser,
): Promise<IssuedReset> {
  let issued: IssuedReset | undefined
  await changeAccount(actor, id, browser, 'create-reset-link', async (tx, account) => {
    assertNotSelf(actor, id, 'Change your own password on your account page')
    if (account.disabledAt) throw conflict('This account is disabled. Enable it first')
    if (await isCompanyOnly(account, tx)) {
      throw conflict('This person signs in with a company account and does not need a password')
    }
    issued = await issueReset(tx, id, new Date())
    return { before: {}, after: {} }
  })
  if (!issued) throw new Error('no reset link was issued')
  return issued
}

/** The account of a valid token, or null. */
export async function resetOffer(token: string, now = new Date()): Promise<{ username: string } | null> {
  const reset = await usableReset(token, now)
  return reset && { username: reset.user.username }
}

/** Sets the password, ends every session and notifies the user. @throws AppError 400, 403, 429 */
export async function resetPassword(
  { token, password: chosen }: z.output<typeof newPasswordSchema>,
  browser: Browser,
  now = new Date(),
): Promise<{ username: string }> {
  await countNewPassword(browser.ipAddress)
  const reset = await usableReset(token, now)
  if (!reset) throw unusable()
  const { user } = reset
  await assertOwnSignIn(user)
  const password = await acceptPassword(chosen, user)
  await db.$transaction(async (tx) => {
    const { count } = await tx.passwordReset.deleteMany({
      where: { id: reset.id, tokenHash: linkTokenHash(token) },
    })
    if (count === 0) throw unusable()
    await tx.user.update({
      where: { id: user.id },
      data: { password, passwordChangedAt: now, sessionVersion: { increment: 1 } },
    })
    await recordAccess(tx, { action: 'reset-password', actor: user, browser })
    await mailNotice(tx, 'password', user, user.email, browser.requestId)
  })
  await forgiveGuesses(PASSWORD_GUESSES, user.username, browser)
  return { username: user.username }
}

async function usableReset(token: string, now: Date) {
  const reset = await db.passwordReset.findUnique({
    where: { tokenHash: linkTokenHash(token) },
    include: {
      user: { select: { id: true, username: true, email: true, isEmergency: true, disabledAt: true } },
    },
  })
  return reset && reset.expiresAt > now && !reset.user.disabledAt ? reset : null
}

const unusable = () => forbidden('This link has been used or has expired. Please ask for a new one')

const FORGOTTEN_PASSWORD = 'forgotten-password'

export const sealedResetRequests = defineSealedValues({
  named: ['password reset request', 'password reset requests'],
  table: 'outbox_items',
  key: 'id',
  column: 'payload',
  member: 'sealed',
  kind: FORGOTTEN_PASSWORD,
})

/** Several people may share an address; each gets a link of their own. */
const MAX_ACCOUNTS = 5

const MISSING = 'Please enter your username or your email address'

export const forgottenSchema = z.object({ name: z.string(MISSING).trim().min(1, MISSING).max(255, MISSING) })

/** Queues the request, so that answer and timing do not reveal an account. @throws AppError 409, 429 */
export async function requestReset(name: string, browser: Browser): Promise<void> {
  if (!(await canSendMail())) throw conflict('Email is not set up. Please ask an administrator for a link')
  // They already have a link. Strangers must not fill a mailbox or learn that it exists.
  if (!(await countForgotten(name, browser.ipAddress))) return
  await db.$transaction((tx) =>
    enqueue(tx, {
      kind: FORGOTTEN_PASSWORD,
      payload: { sealed: sealText(name) },
      requestId: browser.requestId,
    }),
  )
}

/** Mails a link to every account with the name or address. */
export const forgottenPassword = defineHandler({
  kind: FORGOTTEN_PASSWORD,
  afterRestore: 'hold',
  concurrency: 1,
  payload: z.object({ sealed: z.string() }),
  async handle({ requestId, startedAt }, { sealed }) {
    const name = openText(sealed)
    await db.$transaction(async (tx) => {
      for (const account of await accountsOf(tx, name)) await mailLink(tx, account, startedAt, requestId)
    })
    return { outcome: 'done' }
  },
})

type Found = { id: string; username: string; email: string; isEmergency: boolean }

function accountsOf(tx: Tx, name: string): Promise<Found[]> {
  return tx.$queryRaw<Found[]>`
    select id, username, email, is_emergency as "isEmergency" from users
    where (lower(username) = lower(${name}) or lower(email) = lower(${name}))
      and email is not null and disabled_at is null
    order by id limit ${MAX_ACCOUNTS}`
}

async function mailLink(tx: Tx, found: Found, now: Date, requestId: string | null) {
  const { id, username, email } = found
  if (await isCompanyOnly(found, tx)) return
  const settings = await tx.siteSettings.findFirst({ select: { companyName: true } })
  const { link, expiresAt } = await issueReset(tx, id, now)
  const input = { company: companyNameOrHost(settings?.companyName), username, link }
  await queueAccountMail(tx, resetMail, input, {
    to: email,
    key: `reset:${id}`,
    endsAt: expiresAt,
    requestId,
  })
}

type Reset = { company: string; username: string; link: string }

/** Strangers may ask for it, but it goes to the address of an account and quotes nothing they typed. */
export const resetMail = defineMail<Reset>({
  name: 'password-reset',
  by: 'stranger',
  reader: 'staff',
  about: 'account',
  compose: ({ company, username, link }) => ({
    subject: 'A new password for your account',
    heading: 'Choose a new password',
    paragraphs: [
      `Someone requested a new password for ${username} at ${company}. The link works once and expires in one hour.`,
      'If this was not you, you can ignore this email. Your password stays the same.',
    ],
    facts: [],
    links: [{ label: 'Choose a new password', href: link }],
  }),
  samples: () => [{ company: 'Sample Senior Living', username: 'dana', link: siteUrl('/login?reset=0') }],
})
