'use client'

import { ErrorPage } from '@/components/site/frame/error-page'

export default function SiteError({ error, retry }: { error: unknown; retry: () => void }) {
  return <ErrorPage error={error} onRetry={retry} />
}
