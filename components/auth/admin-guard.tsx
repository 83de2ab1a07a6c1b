'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { ServerUnreachable } from '@/components/auth/server-unreachable'
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
