import { buttonVariants } from '@/components/ui/button-variants'

/** Collapsed to prevent accidents; a plain form that works without JavaScript. */
export function CancelTour({ token }: { token: string }) {
  return (
    <details className="no-print mt-8">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">I cannot come</summary>
      <form method="post" action={`/api/visits/${token}/call-off`} className="mt-3">
        <p className="mb-4 max-w-article text-ink-soft">
          We take the date off our calendar and call you. You can ask for another time whenever you like.
        </p>
        <button type="submit" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
          Call the tour off
        </button>
      </form>
    </details>
  )
}
