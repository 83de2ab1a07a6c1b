'use client'

import { ErrorContent } from '@/components/site/frame/error-content'
import { useSiteBasics } from '@/lib/browser/site-basics'

/** Error view inside an intact page frame, with the site's phone. */
export function ErrorInFrame({ error, retry }: { error: unknown; retry: () => void }) {
  const { phone, hours } = useSiteBasics()
  return <ErrorContent error={error} phone={phone} hours={hours} onRetry={retry} />
}
