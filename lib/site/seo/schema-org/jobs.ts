import 'server-only'
import { siteUrl } from '@/lib/platform/site'
import { employmentSchema } from '@/lib/site/jobs/job-facts'
import type { Job } from '@/lib/site/jobs/jobs'
import { addressNode } from '@/lib/site/seo/schema-org/community'
import type { SchemaNode } from '@/lib/site/seo/schema-org/json-ld'

/** A job's posting, or null where the community has no address, which it needs. */
export function jobNode(job: Job, company: { companyName: string }): SchemaNode | null {
  const { community, payFrom, payTo, payUnit } = job
  const address = addressNode(community)
  if (!address) return null
  const pay = payTo
    ? { minValue: payFrom.toNumber(), maxValue: payTo.toNumber() }
    : { value: payFrom.toNumber() }
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    url: siteUrl(`/careers/${job.slug}`),
    datePosted: job.postedOn.toISOString().slice(0, 10),
    validThrough: job.openUntil,
    employmentType: employmentSchema(job),
    hiringOrganization: { '@type': 'Organization', name: company.companyName, sameAs: siteUrl('/') },
    jobLocation: { '@type': 'Place', name: community.name, address },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', ...pay, unitText: payUnit === 'year' ? 'YEAR' : 'HOUR' },
    },
    directApply: true,
  }
}
