import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Fact, FactList } from '@/components/site/fact-list'
import { ApplicationCard } from '@/components/site/jobs/application-card'
import { JsonLd } from '@/components/site/json-ld'
import { PageHead } from '@/components/site/page-head'
import { RichText } from '@/components/site/rich-text'
import { staticPage } from '@/components/static/static'
import { formatDate } from '@/lib/site/content/format-date'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { employmentText, payText } from '@/lib/site/jobs/job-facts'
import { getJob, type Job } from '@/lib/site/jobs/jobs'
import { pageMetadata } from '@/lib/site/seo/metadata'
import { jobNode } from '@/lib/site/seo/schema-org/jobs'
import { breadcrumbNode } from '@/lib/site/seo/schema-org/texts'

type Props = { params: Promise<{ slug: string }>; searchParams: Promise<{ sent?: string | string[] }> }

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const job = await getJob((await params).slug)
  if (!job) return {}
  return pageMetadata({
    path: `/careers/${job.slug}`,
    title: `${job.title} at ${job.community.name}`,
    description: `${payText(job)}. ${job.requirements ?? ''}`,
    indexed: (await searchParams).sent === undefined,
  })
}

export default staticPage(JobPage)

async function JobPage({ params, searchParams }: Props) {
  const { slug } = await params
  const [job, settings, { sent }] = await Promise.all([getJob(slug), getSiteSettings(), searchParams])
  if (!job) notFound()
  const crumbs = [{ label: 'Home', href: '/' }, { label: 'Careers', href: '/careers' }, { label: job.title }]
  return (
    <>
      <PageHead eyebrow="Careers" title={job.title} lead={payText(job)} />
      <div className="wrap grid grid-cols-1 items-start gap-14 py-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-20">
        <div>
          <JobFacts job={job} />
          <RichText html={job.description} className="mt-8" />
          {job.requirements && (
            <>
              <h2 className="mt-10 type-h3">What you need</h2>
              <p className="mt-3">{job.requirements}</p>
            </>
          )}
          <p className="mt-10">
            <a href="/careers#jobs" className="inline-flex min-h-11 items-center text-link">
              All open jobs
            </a>
          </p>
        </div>
        <ApplicationCard slug={slug} isSent={sent === 'yes'} />
      </div>
      <JsonLd nodes={[jobNode(job, settings), breadcrumbNode(crumbs)]} />
    </>
  )
}

function JobFacts({ job }: { job: Job }) {
  const { community } = job
  return (
    <FactList className="bg-paper">
      <Fact label="Community" isPlain>
        <a href={`/communities/${community.slug}`} className="text-link">
          {community.name}
        </a>
        {community.city && `, ${community.city}`}
      </Fact>
      <Fact label="Pay">{payText(job)}</Fact>
      <Fact label="Job type">{employmentText(job)}</Fact>
      <Fact label="Shifts">{job.shifts}</Fact>
      <Fact label="Posted">{formatDate(job.postedOn, 'UTC')}</Fact>
    </FactList>
  )
}
