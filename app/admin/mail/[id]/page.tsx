import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { deliveryCopy, deliveryTone } from '@/components/admin/desk/tour-requests/lead-copy'
import { ResendButton } from '@/components/admin/desk/tour-requests/resend-button'
import { Card } from '@/components/admin/kit/card'
import { withoutErrorCode } from '@/components/admin/kit/error-text'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { readMail } from '@/lib/desk/mail/mail'
import { AppError } from '@/lib/platform/errors'
import { siteUrl } from '@/lib/platform/site'
import { getSiteSettings } from '@/lib/site/content/site-settings'

export const metadata: Metadata = { title: 'Email' }

export default async function KeptMailPage({ params }: { params: Promise<{ id: string }> }) {
  const actor = await pageActor()
  const mail = await readMail(actor, (await params).id).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) notFound()
    if (error instanceof AppError && error.status === 403) return null
    throw error
  })
  if (!mail) return <NoAccess what="this email" />
  const { timeZone } = await getSiteSettings()
  const lead = mail.tourRequest
  const isWaiting = mail.state === 'failed' || (mail.state === 'due' && mail.attemptCount > 0)
  const mayResend = mail.kind === 'visitor-mail' && isWaiting && can(actor, 'update', 'leads')
  return (
    <article className="grid max-w-224 gap-5 px-4 py-3 lg:px-3.5">
      <div>
        <PageHead title={mail.subject} back={{ href: '/admin/mail', label: 'All email' }} />
        <dl className="grid gap-x-5 gap-y-1 sm:grid-cols-[7rem_minmax(0,1fr)]">
          <Row term="To">{mail.target}</Row>
          <Row term="From">{mail.from}</Row>
          {mail.replyTo && <Row term="Reply to">{mail.replyTo}</Row>}
          <Row term="Written">{formatMoment(mail.createdAt, timeZone)}</Row>
          {lead && (
            <Row term="About">
              <Link href={`/admin/tour-requests/${lead.id}`} className="text-link">
                {lead.name}
              </Link>
            </Row>
          )}
          <Row term="State">
            <Badge tone={deliveryTone(mail.state)}>{deliveryCopy(mail.state)}</Badge>{' '}
            {mail.lastError && withoutErrorCode(mail.lastError)}
          </Row>
        </dl>
        {mayResend && (
          <p className="mt-4">
            <ResendButton path={`mail/${mail.id}/resend`} target={mail.target ?? ''} />
          </p>
        )}
      </div>
      <Card title="Text">
        {mail.text === null ? (
          <p className="text-ink-soft">
            The text of this email was deleted because its retention period has ended (see Personal data).
          </p>
        ) : (
          <pre className="whitespace-pre-wrap break-words font-sans">{mail.text}</pre>
        )}
      </Card>
      {mail.html && (
        <Card title="As shown in email programs">
          <iframe
            title="The email as shown in email programs"
            sandbox=""
            srcDoc={withOwnPictures(mail.html)}
            className="h-130 w-full rounded-picture border border-line bg-white"
          />
        </Card>
      )}
    </article>
  )
}

/** Our pictures without a host: the policy of this page allows its own host alone, not the public address. */
const withOwnPictures = (html: string) => html.replaceAll(`src="${siteUrl()}`, 'src="/')

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
