import { EstimateForm } from '@/components/site/estimate/estimate-form'
import { PageHead } from '@/components/site/page-head'
import { TourLink } from '@/components/site/tour-link'
import { staticPage } from '@/components/static/static'
import { buttonVariants } from '@/components/ui/button-variants'
import { ESTIMATE_PATH, estimateFromQuery, estimatePath } from '@/lib/site/communities/estimate-choice'
import { type EstimateCommunity, estimatePlans } from '@/lib/site/communities/estimate-plans'
import { getPriceChoices } from '@/lib/site/communities/find-plans'
import { pageMetadata } from '@/lib/site/seo/metadata'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = () =>
  pageMetadata({
    path: ESTIMATE_PATH,
    title: 'What would it cost?',
    description:
      'Choose an apartment and the help needed to see the monthly bill, the first bill, the range and what may go up.',
    indexed: false,
  })

export default staticPage(EstimatePage)

async function EstimatePage({ searchParams }: Props) {
  const choice = estimateFromQuery(await searchParams)
  const [community, { communities }] = await Promise.all([estimatePlans(choice), getPriceChoices()])
  return (
    <>
      <PageHead
        path={ESTIMATE_PATH}
        eyebrow="Prices"
        title="What would it *cost*?"
        lead="The rate, the care, every fee, and the first bill."
        tight={community !== null}
      />
      <section className="bg-ivory py-10 lg:py-14">
        <div className="wrap">
          {community && <Bill community={community} choice={choice} />}
          <div className={`no-print ${community ? 'mt-14' : ''}`}>
            <h2 className="type-h3">{community ? 'Another community' : 'Choose a community'}</h2>
            <ul className="mt-4 flex flex-wrap gap-x-6">
              {communities
                .filter(({ slug }) => slug !== community?.slug)
                .map(({ slug, name, city }) => (
                  <li key={slug}>
                    <a
                      href={estimatePath({ community: slug, plan: null })}
                      className="inline-flex min-h-11 items-center text-link"
                    >
                      {city ? `${name}, ${city}` : name}
                    </a>
                  </li>
                ))}
            </ul>
          </div>
        </div>
      </section>
    </>
  )
}

type BillProps = { community: EstimateCommunity; choice: ReturnType<typeof estimateFromQuery> }

function Bill({ community, choice }: BillProps) {
  return (
    <>
      <p className="mb-6 type-h3">
        <a href={`/communities/${community.slug}`} className="text-link">
          {community.name}
        </a>
      </p>
      {community.plans.length > 0 ? (
        <EstimateForm community={community} start={choice} now={new Date()} />
      ) : (
        <p>This community has no price to add up yet: please call and ask.</p>
      )}
      <TourLink
        communityId={community.id}
        communityName={community.name}
        className={`no-print mt-8 ${buttonVariants({ variant: 'copper', size: 'lg' })}`}
      >
        Schedule a tour
      </TourLink>
    </>
  )
}
