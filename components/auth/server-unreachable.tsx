'use client'

import { RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'

const EVERY_MS = 5_000

/** Replaces the back office while the session cannot be checked; retries and keeps the session. */
export function ServerUnreachable({ retry }: { retry: () => Promise<void> }) {
  useEffect(() => {
    const timer = setInterval(() => void retry(), EVERY_MS)
    return () => clearInterval(timer)
  }, [retry])

  return (
    <main className="mx-auto grid min-h-dvh max-w-[34rem] content-center gap-4 px-5 py-16">
      <h1 className="type-h2">The server cannot be reached</h1>
      <p role="alert">
        Your session is kept. This screen tries again every few seconds and opens as soon as the server
        answers.
      </p>
      <div>
        <Button variant="outline" onClick={() => void retry()}>
          <RefreshCw aria-hidden="true" />
          Try now
        </Button>
      </div>
    </main>
  )
}
