import { MailOpen } from 'lucide-react'
import type { Metadata } from 'next'
import { type MailLine, MailList } from '@/components/admin/desk/mail/mail-list'
import { MailTabs } from '@/components/admin/desk/mail/mail-tabs'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { ListPages } from '@/components/admin/kit/list/list-pages'
import { countOf } from '@/components/admin/kit/list/list-total'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { type ListedMail, listMail } from '@/lib/desk/mail/mail'
import { defineListAddress, oneOf } from '@/lib/platform/http/list-address'
import { canSendMail } from '@/lib/platform/mail/sender'
import { getSiteSettings } from '@/lib/site/content/site-settings'

type Props = { searchParams: Promise<{ page?: string; to?: string }> }

const mailList = defineListAddress('/admin/mail', { to: oneOf(['visitors']) })

export const metadata: Metadata = { title: 'Mail' }

export default async function MailPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'read', 'leads')) return <NoAccess what="emails about tour requests" />
  const query = mailList.parse(await searchParams)
  const toVisitors = query.to === 'visitors'
  const { rows: mails, ...list } = await listMail(actor, toVisitors ? 'visitors' : 'staff', query.page)
  const { timeZone } = await getSiteSettings()
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead title="Mail">
        {(await canSendMail())
          ? 'Alerts to staff and emails to visitors, with the mail server’s response.'
          : 'No mail server or sender is set up, so email is not sent. It is saved and can be read below.'}
      </PageHead>
      <MailTabs toVisitors={toVisitors} />
      <p className="mt-1.5 text-dense text-ink-soft tabular" role="status">
        {countOf(list, 'message', 'messages')}
      </p>
      {mails.length === 0 ? (
        <EmptyState
          icon={MailOpen}
          title={`Nothing yet. The first ${toVisitors ? 'sign-up for an event' : 'tour request'} sends the first email.`}
        />
      ) : (
        <MailList lines={mails.map(lineOf)} timeZone={timeZone} />
      )}
      <div className="mt-5">
        <ListPages list={list} to={(page) => mailList.href({ ...query, page })} />
      </div>
    </div>
  )
}

/** The content of sent alerts is not stored, so their line links to the lead. */
function lineOf({ target, subject, tourRequest, ...mail }: ListedMail): MailLine {
  return {
    ...mail,
    to: target ?? '',
    subject: subject ?? `Alert about ${tourRequest?.name}`,
    href: subject || !tourRequest ? `/admin/mail/${mail.id}` : `/admin/tour-requests/${tourRequest.id}`,
  }
}
