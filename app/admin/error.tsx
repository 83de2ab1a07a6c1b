'use client'

import { TriangleAlert } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'

type Props = {
  /** `digest` is in the server's log next to the error. */
  error: Error & { digest?: string }
  retry: () => void
}

/** A screen of the back office that failed, with the menu beside it. */
export default function AdminError({ error: { digest }, retry }: Props) {
  return (
    <div role="alert" className="grid min-h-[60vh] place-items-center p-8 text-center">
      <div className="max-w-112">
        <TriangleAlert aria-hidden="true" className="mx-auto size-10 text-bad" />
        <h1 className="mt-4">Something went wrong</h1>
        <p className="mt-3 text-ink-soft">
          This screen could not be shown. Saved changes are not lost. Try again, or open another screen. If
          this keeps happening, tell your server administrator
          {digest ? (
            <>
              {' '}
              that the error number is <b className="tabular">{digest}</b> in the log
            </>
          ) : (
            ' what you did last'
          )}
          .
        </p>
        <div className="mt-5 flex flex-wrap items-center justify-center gap-3">
          <Button onClick={retry}>Try again</Button>
          <Link href="/admin" className="inline-flex min-h-11 items-center text-link">
            Back to the dashboard
          </Link>
        </div>
      </div>
    </div>
  )
}
