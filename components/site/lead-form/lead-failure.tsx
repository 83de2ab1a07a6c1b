'use client'

import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { LeadForm } from '@/components/site/lead-form/use-lead-form'

/**
 * Stays until an attempt succeeds (reading 7). The live region exists before its text, so it is announced.
 */
export function LeadFailure({ lead }: { lead: LeadForm }) {
  const { state } = lead.sending
  const shown = state === 'failed' || state === 'retrying'
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown) place.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])

  return (
    <div ref={place} role="alert" className="empty:-mb-5">
      {shown && (
        <div className="flex gap-4 rounded-control border-2 border-bad bg-bad-wash p-5 text-bad">
          <CircleAlert className="mt-0.5 size-6" aria-hidden="true" />
          <div className="min-w-0">
            <p className="font-[640]">Submission Failed</p>
            <p>
              Please try again or call us directly at{' '}
              <a
                href={`tel:${lead.phone.dial}`}
                className="font-[640] whitespace-nowrap text-bad underline decoration-[1.5px] underline-offset-4"
              >
                {lead.phone.display}
              </a>
              . Everything you typed is still here.
            </p>
          </div>
        </div>
      )}
    </div>
  )
}
