'use client'

import { ErrorContent } from '@/components/site/frame/error-content'

/** The frame around the page still stands, so only its content is replaced. */
export default function FullError({ error, retry }: { error: unknown; retry: () => void }) {
  return <ErrorContent error={error} onRetry={retry} />
}
