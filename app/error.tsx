'use client'

import { ErrorPage } from '@/components/site/frame/error-page'

export default function RootError({ error }: { error: unknown }) {
  return <ErrorPage error={error} />
}
