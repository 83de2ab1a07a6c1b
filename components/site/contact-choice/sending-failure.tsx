import { CircleAlert } from 'lucide-react'
import type { Phone } from '@/lib/browser/community'

/** Stays until an attempt succeeds (reading 7). The live region is there before its text. */
export function SendingFailure({ shown, phone }: { shown: boolean; phone: Phone }) {
  return (
    <div role="alert">
      {shown && (
        <div className="mb-5 flex gap-4 rounded-control border-2 border-bad bg-bad-wash p-5 text-bad">
          <CircleAlert className="mt-0.5 size-6" aria-hidden="true" />
          <div className="min-w-0">
            <p className="font-[640]">This could not be sent</p>
            <p>
              Please try again, or call us at{' '}
              <a
                href={`tel:${phone.dial}`}
                className="font-[640] whitespace-nowrap text-bad underline decoration-[1.5px] underline-offset-4"
              >
                {phone.display}
              </a>
              . Everything you entered is still here.
            </p>
          </div>
        </div>
      )}
    </div>
  )
}
