'use client'

import { useEffect } from 'react'
import type { Phone } from '@/lib/browser/community'
import { reportSettings } from '@/lib/browser/error-reports'
import type { PhoneHours } from '@/lib/leads/callers/phone-hours'

type Props = {
  error: unknown
  phone: Phone
  /** As the page knew it; null when it did not. */
  hours: PhoneHours | null
  /** If given, the button is 'Try Again' and calls this; else 'Refresh Page' (specification section 2). */
  onRetry?: () => void
}

/** Wording of specification section 2; only true when errors are reported. */
const REFRESH = "We've been notified of this issue and will look into it. Please try refreshing the page."
const AGAIN = "We've been notified and will fix this soon. Please try again."
const REFRESH_UNREPORTED = 'This page could not be shown. Please try refreshing it.'
const AGAIN_UNREPORTED = 'This part of the page could not be shown. Please try again.'

/** Fallback for content that failed to render (A10). Needs nothing from the network. */
export function ErrorContent({ error, phone, hours, onRetry }: Props) {
  useEffect(() => {
    console.error(error)
    // Loaded only on error: reporting needs the network anyway.
    import('@/lib/browser/error-reports').then(
      ({ reportRenderError }) => reportRenderError(error),
      () => {},
    )
  }, [error])
  const isCurrent = hours !== null && (!hours.changesAt || Date.now() < Date.parse(hours.changesAt))
  const [refresh, again] = reportSettings() ? [REFRESH, AGAIN] : [REFRESH_UNREPORTED, AGAIN_UNREPORTED]

  return (
    <div role="alert" className="wrap grid min-h-[60vh] content-center justify-items-start py-16">
      <h1>Something went wrong</h1>
      <p className="type-lead mt-5 max-w-140">{onRetry ? again : refresh}</p>
      {isCurrent && <p className="mt-3 text-ink-soft">Phones: {hours.line}.</p>}
      <div className="mt-7 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={onRetry ?? (() => location.reload())}
          className="button button-default button-size-lg"
        >
          {onRetry ? 'Try Again' : 'Refresh Page'}
        </button>
        {phone.display && (
          <a href={`tel:${phone.dial}`} className="button button-outline button-size-lg">
            Call {phone.display}
          </a>
        )}
      </div>
    </div>
  )
}
