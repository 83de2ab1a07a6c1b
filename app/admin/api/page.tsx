import type { Metadata } from 'next'
import { apiCalls } from '@/components/admin/company/api/api-description'
import { ApiReader } from '@/components/admin/company/api/api-reader'
import { PageHead } from '@/components/admin/kit/page-head'
import { pageActor } from '@/lib/accounts/actor'
import { describeApi } from '@/lib/desk/api/describe-api'

export const metadata: Metadata = { title: 'API' }

/** API operations available to this person, to read and try. */
export default async function ApiPage() {
  const description = await describeApi(await pageActor())
  return (
    <div className="grid max-w-240 gap-6 px-4 py-3 lg:px-3.5">
      <PageHead title="API">
        {description.info.description} For machines it is at{' '}
        <a href="/api/openapi.json" className="underline underline-offset-4">
          /api/openapi.json
        </a>{' '}
        (OpenAPI 3.1).
      </PageHead>
      <ApiReader calls={apiCalls(description)} />
    </div>
  )
}
