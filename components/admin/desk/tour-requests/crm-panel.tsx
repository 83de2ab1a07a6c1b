import { ResendButton } from '@/components/admin/desk/tour-requests/resend-button'
import { Card } from '@/components/admin/kit/card'
import { formatMoment } from '@/components/admin/kit/lead-time'
import type { LeadInCrm } from '@/lib/desk/crm/lead-in-crm'

type Props = { leadId: string; crm: LeadInCrm; zone: string; mayWork: boolean }

/** The lead's state in the CRM, its last message, and a button to send again. */
export function CrmPanel({ leadId, crm, zone, mayWork }: Props) {
  const { name, toldAt, stage, words, state, nextTryAt } = crm
  return (
    <Card title={name}>
      <p>
        {toldAt
          ? `Sent ${formatMoment(toldAt, zone)}.`
          : state
            ? 'Not sent yet.'
            : 'Received before the connection was set up: not sent.'}
        {stage && ` Its stage there is “${stage}”.`}
      </p>
      {words && (
        <p className="mt-2 text-dense text-bad wrap-anywhere">
          {state === 'failed' ? 'Failed' : 'Not accepted'}: {words}
          {nextTryAt && <span className="text-ink-soft"> Next try {formatMoment(nextTryAt, zone)}.</span>}
        </p>
      )}
      {mayWork && state !== 'leased' && (
        <div className="mt-2">
          <ResendButton path={`tour-requests/${leadId}/crm`} target={name} />
        </div>
      )}
    </Card>
  )
}
