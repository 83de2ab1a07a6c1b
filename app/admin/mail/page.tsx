import { MailOpen } from 'lucide-react'
import type { Metadata } from 'next'
import { type MailLine, MailList } from '@/components/admin/mail/mail-list'
import { MailTabs } from '@/components/admin/mail/mail-tabs'
import { NoAccess } from '@/components/admin/no-access'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { pageActor } from '@/lib/admin/actor'
import { can } from '@/lib/auth/access'
import { getSiteSettings } from '@/lib/content/site-settings'
import { listMail } from '@/lib/desk/mail'
import { env } from '@/lib/env'

type ListedMail = Awaited<ReturnType<typeof listMail>>['mails'][number]

type Props = { searchParams: Promise<{ page?: string; to?: string }> }

/** Made for one person at one moment. */
export const instant = false

export const metadata: Metadata = { title: 'Mail' }

export default async function MailPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'read', 'outboxItem')) return <NoAccess what="mail about tour requests" />
  const { page: given, to } = await searchParams
  const wanted = Number(given)
  const toVisitors = to === 'visitors'
  const { mails, total, page, pages } = await listMail(
    actor,
    toVisitors ? 'visitors' : 'staff',
    Number.isInteger(wanted) && wanted > 0 ? wanted : 1,
  )
  const at = (number: number) => `/admin/mail?page=${number}${toVisitors ? '&to=visitors' : ''}`
  const { timeZone } = await getSiteSettings()
  return (
    <div className="p-4 sm:p-7">
      <h1>Mail</h1>
      <p className="mt-2 max-w-[60ch] text-ink-soft">
        {env().SMTP_URL
          ? 'Alerts to staff and letters to visitors, as the mail server answered them.'
          : 'No mail server is configured (SMTP_URL), so mail is not sent: it is kept here and can be read below.'}
      </p>
      <MailTabs toVisitors={toVisitors} />
      <p className="mt-4 text-dense text-ink-soft tabular" role="status">
        {total} {total === 1 ? 'message' : 'messages'}
      </p>
      {mails.length === 0 ? (
        <div className="mt-4 max-w-lg rounded-control border border-line bg-card p-7 text-ink-soft">
          <MailOpen aria-hidden="true" className="mb-3 size-8 text-copper" />
          {toVisitors
            ? 'Nothing yet. The first sign-up for an event brings the first mail.'
            : 'Nothing yet. The first tour request brings the first mail.'}
        </div>
      ) : (
        <MailList lines={mails.map(lineOf)} timeZone={timeZone} />
      )}
      {pages > 1 && (
        <nav aria-label="Pages" className="mt-5 flex items-center gap-4">
          {page > 1 && (
            <Link href={at(page - 1)} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
              Newer
            </Link>
          )}
          <p className="text-dense tabular">
            {page} of {pages}
          </p>
          {page < pages && (
            <Link href={at(page + 1)} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
              Older
            </Link>
          )}
        </nav>
      )}
    </div>
  )
}

/** A sent alert is not kept word for word: its line leads to the lead. */
function lineOf({ target, subject, tourRequest, ...mail }: ListedMail): MailLine {
  return {
    ...mail,
    to: target ?? '',
    subject: subject ?? `Alert about ${tourRequest?.name}`,
    href: subject || !tourRequest ? `/admin/mail/${mail.id}` : `/admin/tour-requests/${tourRequest.id}`,
  }
}
