'use client'

import { useEffect } from 'react'
import { outlineButton, solidButton } from '@/components/site/frame/plain-button-classes'
import type { Phone } from '@/lib/client/community'
import { reportRenderError } from '@/lib/client/report-error'

type Props = {
  error: unknown
  phone: Phone
  /** Given, the button is 'Try Again' and resets the error; else it is 'Refresh Page' (specification section 2). */
  onRetry?: () => void
}

const REFRESH = "We've been notified of this issue and will look into it. Please try refreshing the page."
const AGAIN = "We've been notified and will fix this soon. Please try again."

/**
 * Shown in place of what failed to render; the phone beside the button is the way out (A10). Everything it needs is in the
 * page already, because what failed may be the network.
 */
export function ErrorContent({ error, phone, onRetry }: Props) {
  useEffect(() => reportRenderError(error), [error])

  return (
    <div role="alert" className="wrap grid min-h-[60vh] content-center justify-items-start py-16">
      <h1>Something went wrong</h1>
      <p className="type-lead mt-5 max-w-140">{onRetry ? AGAIN : REFRESH}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <button type="button" onClick={onRetry ?? (() => location.reload())} className={solidButton}>
          {onRetry ? 'Try Again' : 'Refresh Page'}
        </button>
        <a href={`tel:${phone.dial}`} className={outlineButton}>
          Call {phone.display}
        </a>
      </div>
    </div>
  )
}
