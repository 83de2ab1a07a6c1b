'use client'

import { lazy, Suspense, useEffect } from 'react'
import { useSiteBasics } from '@/lib/browser/site-basics'

// Every page carries its not-found view along; fetched only when it is shown, it costs them nothing.
const NotFoundContent = lazy(async () => ({
  default: (await import('@/components/site/frame/not-found-content')).NotFoundContent,
}))

/** The not-found view inside a frame that stands already. */
export function NotFoundHere() {
  const { phone } = useSiteBasics()
  useEffect(() => {
    document.title = 'Page not found'
  }, [])
  return (
    <Suspense>
      <NotFoundContent phone={phone} />
    </Suspense>
  )
}
