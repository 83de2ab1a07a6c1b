import { JsonLd } from '@/components/site/json-ld'
import { GROUND, type Ground } from '@/components/site/page-sections/section-layout'
import { employmentText, payText } from '@/lib/site/jobs/job-facts'
import type { Job } from '@/lib/site/jobs/jobs'
import { itemListNode } from '@/lib/site/seo/schema-org/texts'

type Props = { jobs: Job[]; title: string; ground: Ground }

/** Open jobs with community and pay; says so when there are none. */
export function JobsPart({ jobs, title, ground }: Props) {
  return (
    <section id="jobs" className={`section ${GROUND[ground]}`}>
      <JsonLd nodes={[itemListNode(jobs.map(({ slug }) => `/careers/${slug}`))]} />
      <div className="wrap grid grid-cols-1 gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <h2>{title}</h2>
        {jobs.length === 0 ? (
          <p className="type-lead">There are no open jobs right now.</p>
        ) : (
          <ul className="divide-y divide-line border-line border-y">
            {jobs.map((job) => (
              <li
                key={job.id}
                className="group relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-5"
              >
                <div>
                  <h3 className="type-h4">
                    <a href={`/careers/${job.slug}`} className="whole-link group-hover:underline">
                      {job.title}
                      <span className="sr-only">, {job.community.name}</span>
                    </a>
                  </h3>
                  <p className="text-small text-ink-soft">
                    {[job.community.name, job.community.city, employmentText(job)]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
                <p className="font-[640] tabular">{payText(job)}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
