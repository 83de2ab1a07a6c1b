'use client'

import { lazy, Suspense, useEffect } from 'react'
import { useSiteBasics } from '@/lib/browser/site-basics'

// Every page references its not-found view; loaded lazily it adds nothing to them.
const NotFoundContent = lazy(async () => ({
  default: (await import('@/components/site/frame/not-found-content')).NotFoundContent,
}))

/** Not-found view inside an existing page frame. */
export function NotFoundInFrame() {
  const { phone, hours } = useSiteBasics()
  useEffect(() => {
    document.title = 'Page not found'
  }, [])
  return (
    <Suspense>
      <NotFoundContent phone={phone} hours={hours} />
    </Suspense>
  )
}
