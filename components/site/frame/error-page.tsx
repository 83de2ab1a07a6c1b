'use client'

import { ErrorContent } from '@/components/site/frame/error-content'
import { PlainHeader } from '@/components/site/frame/plain-header'
import { useSiteBasics } from '@/lib/client/site-basics'

/** An error that took the page's own frame with it: home, phone and help keep their place (decision 19). */
export function ErrorPage({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { word, line, phone } = useSiteBasics()
  return (
    <>
      <PlainHeader word={word} line={line} phone={phone} />
      <main id="main" tabIndex={-1}>
        <ErrorContent error={error} onRetry={onRetry} />
      </main>
    </>
  )
}
