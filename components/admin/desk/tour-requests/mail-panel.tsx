'use client'

import { MailOpen } from 'lucide-react'
import { OriginalLink } from '@/components/admin/desk/inbound-mails/original-link'
import { FamilyFields, type FamilyValues } from '@/components/admin/desk/tour-requests/family-fields'
import { ActionButton } from '@/components/admin/kit/action-button'
import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import type { MailOnDesk } from '@/lib/desk/tour-requests/mail-on-desk'
import type { MailedRequest } from '@/lib/leads/referral-agencies/request-of-mail'

type Props = {
  leadId: string
  mail: MailOnDesk
  zone: string
  communities: { id: string; name: string }[]
  mayLeaveOpen: boolean
  mayWork: boolean
  isHeld: boolean
}

/** The lead's mail as plain text, with the form to fill in while it is unread. */
export function MailPanel({ leadId, mail, zone, communities, mayLeaveOpen, mayWork, isHeld }: Props) {
  const isUnread = mail.state === 'to-read'
  const words = (
    <div className="min-w-0">
      <dl className="grid gap-x-4 gap-y-0.5 text-dense sm:grid-cols-[5rem_minmax(0,1fr)]">
        <Line term="From">{[mail.fromName, mail.fromAddress].filter(Boolean).join(', ') || 'unknown'}</Line>
        <Line term="Agency">{mail.agency?.name}</Line>
        <Line term="Subject">{mail.subject}</Line>
        <Line term="Received">{formatMoment(new Date(mail.receivedAt), zone)}</Line>
      </dl>
      <section
        aria-label="Text of the email"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="mt-3 max-h-100 overflow-y-auto rounded-control border border-line bg-paper p-4 whitespace-pre-wrap wrap-anywhere"
      >
        {mail.text || 'The email has no text.'}
      </section>
      {mail.hasOriginal && (
        <p className="mt-3">
          <OriginalLink mailId={mail.id} />
        </p>
      )}
    </div>
  )
  if (!isUnread) return <Card title="Email">{words}</Card>
  return (
    <Card title="This email needs to be read">
      <p className="mb-4 flex items-start gap-2.5 font-[620] text-warn">
        <MailOpen aria-hidden="true" className="mt-0.5 size-5 flex-none" />
        {mail.reason}.
      </p>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {words}
        {mayWork && (
          <ReadMailForm
            leadId={leadId}
            found={mail.found}
            communities={communities}
            mayLeaveOpen={mayLeaveOpen}
            isHeld={isHeld}
          />
        )}
      </div>
    </Card>
  )
}

function Line({ term, children }: { term: string; children: string | undefined }) {
  if (!children) return null
  return (
    <>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}

type ReadMailFormProps = {
  leadId: string
  /** Fields found by the agency's rules, possibly none. */
  found: MailedRequest
  communities: { id: string; name: string }[]
  mayLeaveOpen: boolean
  isHeld: boolean
}

/** Form for what a person reads in a mail, or to set it aside as no request. */
function ReadMailForm({ leadId, found, communities, mayLeaveOpen, isHeld }: ReadMailFormProps) {
  const action = useAction()
  const { values, field } = useFields<FamilyValues>(
    { ...found, communityId: found.communityId ?? '' },
    action.errors,
    'mail',
  )
  const path = `tour-requests/${leadId}/mail`

  function save() {
    const read = { ...values, communityId: values.communityId || null }
    return action.send('POST', path, read, 'Saved: they are waiting for your call')
  }

  return (
    <ActionForm
      action={action}
      label="Details from the email"
      className="grid min-w-0 gap-5"
      onSend={save}
      submit="Save"
      footer={(button) => (
        <div className="flex flex-wrap gap-3">
          {button}
          {!isHeld && (
            <ActionButton variant="outline" path={`${path}/aside`} body={{}} done="Set aside in quarantine">
              Not a request
            </ActionButton>
          )}
        </div>
      )}
    >
      <FamilyFields field={field} communities={communities} mayLeaveOpen={mayLeaveOpen} />
    </ActionForm>
  )
}
