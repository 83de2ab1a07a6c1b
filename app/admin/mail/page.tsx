import { MailOpen } from 'lucide-react'
import type { Metadata } from 'next'
import { formatMoment } from '@/components/admin/leads/lead-time'
import { deliveryTone, deliveryWords, withoutErrorCode } from '@/components/admin/leads/lead-words'
import { NoAccess } from '@/components/admin/no-access'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { pageActor } from '@/lib/admin/actor'
import { can } from '@/lib/auth/access'
import { getSiteSettings } from '@/lib/content/site-settings'
import { env } from '@/lib/env'
import { listMail } from '@/lib/leads/desk/mail'

type Props = { searchParams: Promise<{ page?: string }> }

/** Made for one person at one moment. */
export const instant = false

export const metadata: Metadata = { title: 'Mail' }

export default async function MailPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'read', 'outgoingMail')) return <NoAccess what="mail about tour requests" />
  const wanted = Number((await searchParams).page)
  const { deliveries, total, page, pages } = await listMail(
    actor,
    Number.isInteger(wanted) && wanted > 0 ? wanted : 1,
  )
  const { timeZone } = await getSiteSettings()
  return (
    <div className="p-4 sm:p-7">
      <h1>Mail</h1>
      <p className="mt-2 max-w-[60ch] text-ink-soft">
        {env().SMTP_URL
          ? 'Alerts to staff about tour requests, as the mail server answered them.'
          : 'No mail server is configured (SMTP_URL), so alerts are not sent: they are kept here and can be read below.'}
      </p>
      <p className="mt-4 text-dense text-ink-soft tabular" role="status">
        {total} {total === 1 ? 'message' : 'messages'}
      </p>
      {deliveries.length === 0 ? (
        <div className="mt-4 max-w-lg rounded-control border border-line bg-card p-7 text-ink-soft">
          <MailOpen aria-hidden="true" className="mb-3 size-8 text-copper" />
          Nothing yet. The first tour request brings the first mail.
        </div>
      ) : (
        <ul className="mt-2 divide-y divide-line rounded-control border border-line bg-card shadow-rest">
          {deliveries.map((delivery) => (
            <li
              key={delivery.id}
              className="grid gap-x-5 gap-y-2 p-4 lg:grid-cols-[11rem_minmax(0,1fr)_auto] lg:items-center"
            >
              <p className="text-dense text-ink-soft tabular">
                {formatMoment(delivery.sentAt ?? delivery.createdAt, timeZone)}
              </p>
              <div className="min-w-0">
                <p className="break-words font-[620]">
                  {delivery.mail ? (
                    <Link href={`/admin/mail/${delivery.mail.id}`} className="text-link">
                      {delivery.mail.subject}
                    </Link>
                  ) : (
                    <Link href={`/admin/tour-requests/${delivery.tourRequest.id}`} className="text-link">
                      Alert about {delivery.tourRequest.name}
                    </Link>
                  )}
                </p>
                <p className="break-words text-dense text-ink-soft">
                  to {delivery.target}
                  {delivery.lastError &&
                    delivery.status !== 'sent' &&
                    `. ${withoutErrorCode(delivery.lastError)}`}
                </p>
              </div>
              <Badge tone={deliveryTone(delivery.status)} className="justify-self-start">
                {deliveryWords(delivery.status)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav aria-label="Pages" className="mt-5 flex items-center gap-4">
          {page > 1 && (
            <Link
              href={`/admin/mail?page=${page - 1}`}
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              Newer
            </Link>
          )}
          <p className="text-dense tabular">
            {page} of {pages}
          </p>
          {page < pages && (
            <Link
              href={`/admin/mail?page=${page + 1}`}
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              Older
            </Link>
          )}
        </nav>
      )}
    </div>
  )
}
