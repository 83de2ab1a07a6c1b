'use client'

import { Phone as PhoneIcon, RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { reportRenderError } from '@/lib/client/report-error'
import { useSiteBasics } from '@/lib/client/site-basics'

type Props = {
  error: unknown
  /** Given, the button is 'Try Again' and resets the error; else it is 'Refresh Page' (specification section 2). */
  onRetry?: () => void
}

const REFRESH = "We've been notified of this issue and will look into it. Please try refreshing the page."
const AGAIN = "We've been notified and will fix this soon. Please try again."

/** Shown in place of what failed to render. The phone is the way out, so it stands beside the button (A10). */
export function ErrorContent({ error, onRetry }: Props) {
  const { phone } = useSiteBasics()
  useEffect(() => reportRenderError(error), [error])

  return (
    <div role="alert" className="wrap grid min-h-[60vh] content-center justify-items-start py-16">
      <h1 className="max-w-160">Something went wrong</h1>
      <p className="type-lead mt-5 max-w-140">{onRetry ? AGAIN : REFRESH}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={onRetry ?? (() => location.reload())}
          className={buttonVariants({ size: 'lg' })}
        >
          <RotateCw aria-hidden="true" />
          {onRetry ? 'Try Again' : 'Refresh Page'}
        </button>
        <a href={`tel:${phone.dial}`} className={buttonVariants({ variant: 'outline', size: 'lg' })}>
          <PhoneIcon aria-hidden="true" />
          <span className="sr-only">Call </span>
          {phone.display}
        </a>
      </div>
    </div>
  )
}
