import 'server-only'
import * as z from 'zod'
import type { Browser } from '@/lib/accounts/access/browser'
import { countForgotten } from '@/lib/accounts/access/throttle'
import { issueReset } from '@/lib/accounts/users/password-reset'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import { mailIsSent } from '@/lib/platform/integrations/mail'
import { queueAccountMail } from '@/lib/platform/mail/account-mail'
import { openText, sealText } from '@/lib/platform/mail/sealed-text'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { FALLBACK } from '@/lib/platform/site'

const FORGOTTEN_PASSWORD = 'forgotten-password'

/** Several people may share an address; each gets a link of their own. */
const ACCOUNTS_AT_MOST = 5

const MISSING = 'Please enter your username or your email address'

export const forgottenSchema = z.object({ name: z.string(MISSING).trim().min(1, MISSING).max(255, MISSING) })

/**
 * Takes down that somebody forgot their password. The account is looked for afterwards, by a worker: the answer is the same
 * and as quick whether or not there is one. What was typed is kept encrypted, because people type passwords there.
 * @throws AppError 409 when no mail server is set, 429
 */
export async function askForReset(name: string, browser: Browser): Promise<void> {
  if (!mailIsSent()) throw conflict('No mail can be sent from here. Please ask an administrator for a link')
  // Whoever was sent several links already has one; strangers must not fill a mailbox, nor learn whose it is.
  if (!(await countForgotten(name, browser.ipAddress))) return
  await db.$transaction((tx) =>
    enqueue(tx, {
      kind: FORGOTTEN_PASSWORD,
      payload: { sealed: sealText(name) },
      requestId: browser.requestId,
    }),
  )
}

/** Mails a link to whoever goes by a name or an address; nothing happens for names that are nobody's. */
export const forgottenPassword = defineHandler({
  kind: FORGOTTEN_PASSWORD,
  atOnce: 1,
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
    order by id limit ${ACCOUNTS_AT_MOST}`
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
