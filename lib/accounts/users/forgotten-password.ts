import 'server-only'
import * as z from 'zod'
import type { Browser } from '@/lib/accounts/access/access-log'
import { countForgotten } from '@/lib/accounts/access/throttle'
import { issueReset } from '@/lib/accounts/users/password-reset'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import { isMailConfigured } from '@/lib/platform/integrations/mail'
import { queueAccountMail } from '@/lib/platform/mail/account-mail'
import { openText, sealText } from '@/lib/platform/mail/sealed-text'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { FALLBACK } from '@/lib/platform/site'

const FORGOTTEN_PASSWORD = 'forgotten-password'

/** Several people may share an address; each gets a link of their own. */
const MAX_ACCOUNTS = 5

const MISSING = 'Please enter your username or your email address'

export const forgottenSchema = z.object({ name: z.string(MISSING).trim().min(1, MISSING).max(255, MISSING) })

/**
 * Queues the request for a worker, so that answer and timing do not reveal whether the account exists. The
 * name is encrypted, because people type passwords there. @throws AppError 409 without a mail server, 429
 */
export async function requestReset(name: string, browser: Browser): Promise<void> {
  if (!isMailConfigured())
    throw conflict('No mail can be sent from here. Please ask an administrator for a link')
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

type Found = { id: string; username: string; email: string }

function accountsOf(tx: Tx, name: string): Promise<Found[]> {
  return tx.$queryRaw<Found[]>`
    select id, username, email from users
    where (lower(username) = lower(${name}) or lower(email) = lower(${name}))
      and email is not null and disabled_at is null
    order by id limit ${MAX_ACCOUNTS}`
}

async function mailLink(tx: Tx, { id, username, email }: Found, now: Date, requestId: string | null) {
  const settings = await tx.siteSettings.findFirst({ select: { companyName: true } })
  const { link, expiresAt } = await issueReset(tx, id, now)
  await queueAccountMail(tx, {
    to: email,
    copy: {
      subject: 'A new password for your account',
      heading: 'Choose a new password',
      paragraphs: [
        `Somebody asked for a new password for ${username} at ${settings?.companyName ?? FALLBACK.companyName}. The link works once, for one hour.`,
        'It was not you? Then nothing needs to be done: your password stays as it is.',
      ],
      facts: [],
      links: [{ label: 'Choose a new password', href: link }],
    },
    key: `reset:${id}`,
    endsAt: expiresAt,
    requestId,
  })
}
