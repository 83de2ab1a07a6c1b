'use client'

import { ErrorContent } from '@/components/site/frame/error-content'
import { useSiteBasics } from '@/lib/browser/site-basics'

/** The error view inside a frame that still stands, with the site's phone. */
export function ErrorHere({ error, retry }: { error: unknown; retry: () => void }) {
  return <ErrorContent error={error} phone={useSiteBasics().phone} onRetry={retry} />
}
