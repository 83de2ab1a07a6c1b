'use client'

import { RefreshCw } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { useAuth } from '@/lib/browser/auth'

/**
 * The protected-page guard of specification section 2: a spinner while the session is checked, /login without
 * a user, else the page. Client side only: the server already refuses to render anything for strangers
 * (`requirePageUser`), and checks again in every operation.
 */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { user, isLoading, isUnreachable, retry } = useAuth()
  const router = useRouter()
  const stranger = !isLoading && !user && !isUnreachable

  useEffect(() => {
    if (stranger) router.replace('/login')
  }, [stranger, router])

  if (isLoading) {
    return (
      <div className="grid min-h-dvh place-items-center">
        <Spinner />
      </div>
    )
  }
  // /login would redirect back here, because the cookie is valid.
  if (!user && isUnreachable) return <ServerUnreachable retry={retry} />
  return user ? children : null
}

const EVERY_MS = 5_000

/** Replaces the back office while the session cannot be checked; retries and keeps the session. */
function ServerUnreachable({ retry }: { retry: () => Promise<void> }) {
  useEffect(() => {
    const timer = setInterval(() => void retry(), EVERY_MS)
    return () => clearInterval(timer)
  }, [retry])

  return (
    <main className="mx-auto grid min-h-dvh max-w-[34rem] content-center gap-4 px-5 py-16">
      <h1 className="type-h2">Cannot reach the server</h1>
      <p role="alert">
        You are still signed in. This screen retries every few seconds and opens when the server responds.
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
