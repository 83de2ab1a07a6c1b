'use client'

import { ShieldQuestion } from 'lucide-react'
import { FormRefusal } from '@/components/admin/leads/form-refusal'
import { quarantineReason } from '@/components/admin/leads/lead-copy'
import { useLeadAction } from '@/components/admin/leads/use-lead-action'
import { Button } from '@/components/ui/button'

type Props = { leadId: string; reason: string; detail: string | null; mayRelease: boolean }

/** Says that nobody was alerted and why, with the one click that puts the request into the queue. */
export function QuarantineBanner({ leadId, reason, detail, mayRelease }: Props) {
  const { send, pending, refusal } = useLeadAction()
  return (
    <section
      aria-label="Quarantine"
      className="mb-6 rounded-control border-[1.5px] border-warn-edge bg-warn-wash p-5 text-warn"
    >
      <p className="flex gap-3 font-[640]">
        <ShieldQuestion aria-hidden="true" className="mt-0.5 flex-none" />
        <span>
          Held back: {detail ? detail.charAt(0).toLowerCase() + detail.slice(1) : quarantineReason(reason)}.
          Nobody has been alerted.
        </span>
      </p>
      {mayRelease && (
        <Button
          className="mt-4"
          disabled={pending}
          onClick={() =>
            void send('POST', `/api/admin/tour-requests/${leadId}/release`, {}, 'In the queue now')
          }
        >
          Not spam: put it in the queue
        </Button>
      )}
      <FormRefusal message={refusal?.message} />
    </section>
  )
}
