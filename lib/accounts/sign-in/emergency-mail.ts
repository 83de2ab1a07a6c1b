import 'server-only'
import type { Browser } from '@/lib/accounts/access/access-log'
import type { Tx } from '@/lib/platform/database/db'
import { queueAccountMail } from '@/lib/platform/mail/account-mail'
import { defineMail } from '@/lib/platform/mail/define-mail'
import { companyNameOrHost, siteUrl } from '@/lib/platform/site'

/** Mails every administrator that the emergency account signed in, so that its use is never unseen. */
export async function tellOfEmergency(
  tx: Tx,
  account: { id: string; username: string },
  { requestId }: Pick<Browser, 'requestId'>,
  now: Date,
): Promise<void> {
  const [settings, admins] = await Promise.all([
    tx.siteSettings.findFirst({ select: { companyName: true } }),
    tx.user.findMany({
      where: { role: 'admin', disabledAt: null, email: { not: null } },
      select: { id: true, email: true },
    }),
  ])
  const input = { company: companyNameOrHost(settings?.companyName), username: account.username }
  for (const { id, email } of admins) {
    if (!email) continue
    const key = `emergency:${id}:${now.getTime()}`
    await queueAccountMail(tx, emergencyMail, input, { to: email, key, endsAt: null, requestId })
  }
}

type Used = { company: string; username: string }

export const emergencyMail = defineMail<Used>({
  name: 'emergency-sign-in',
  by: 'staff',
  reader: 'staff',
  about: 'account',
  compose: ({ company, username }) => ({
    subject: 'The emergency account was used',
    heading: 'The emergency account was used',
    paragraphs: [
      `Someone signed in to ${company} as ${username}, the account for use when your company’s sign-in fails.`,
      'Set a new password for the account and store it safely. If you do not know who signed in, do this right away.',
    ],
    facts: [],
    links: [{ label: 'Set a new password', href: siteUrl('/admin/users/company') }],
  }),
  samples: () => [{ company: 'Sample Senior Living', username: 'emergency' }],
})
