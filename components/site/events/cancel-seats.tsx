import { buttonVariants } from '@/components/ui/button-variants'

type Props = { token: string; guests: number; isWaiting: boolean }

/** Cancels the RSVP. Collapsed to prevent accidents; a plain form that works without JavaScript. */
export function CancelSeats({ token, guests, isWaiting }: Props) {
  const what = isWaiting ? 'my place in line' : guests === 1 ? 'my seat' : `my ${guests} seats`
  return (
    <details className="no-print mt-8">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">I cannot come</summary>
      <form method="post" action={`/api/rsvps/${token}/cancel`} className="mt-3">
        <p className="mb-4 max-w-article text-ink-soft">
          {isWaiting
            ? 'Those behind you move up.'
            : 'We give the room to whoever is next in line. This cannot be undone, but you can sign up again while there are seats.'}
        </p>
        <button type="submit" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
          Give up {what}
        </button>
      </form>
    </details>
  )
}
