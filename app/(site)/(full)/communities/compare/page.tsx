import { Printer } from 'lucide-react'
import { ComparisonTable } from '@/components/site/compare/comparison-table'
import { PageHead } from '@/components/site/page-head'
import { staticPage } from '@/components/static/static'
import { Button } from '@/components/ui/button'
import { ASK_US } from '@/lib/site/communities/ask-us'
import { type CommunityCard, getCommunityCards } from '@/lib/site/communities/communities'
import { type CommunityDetail, getCommunity } from '@/lib/site/communities/community'
import { comparedSlugs, MAX_COMPARED } from '@/lib/site/communities/compared-slugs'
import { compareCommunities } from '@/lib/site/communities/comparison'
import { pageMetadata } from '@/lib/site/seo/metadata'

export const generateMetadata = () =>
  pageMetadata({
    path: '/communities/compare',
    title: 'Compare our communities',
    description:
      'Up to three communities side by side: prices with dates, care, rooms, licenses and reviews.',
    indexed: false,
  })

export default staticPage(ComparePage)

async function ComparePage({ searchParams }: { searchParams: Promise<{ ids?: string | string[] }> }) {
  const slugs = comparedSlugs((await searchParams).ids)
  const [all, ...found] = await Promise.all([getCommunityCards(), ...slugs.map((slug) => getCommunity(slug))])
  const communities = found.filter((community): community is CommunityDetail => community !== null)
  const chosen = communities.map(({ slug }) => slug)
  return (
    <>
      <PageHead
        eyebrow="Compare communities"
        title={communities.length > 1 ? 'Side by *side*' : 'Compare *communities*'}
        lead={leadOf(communities)}
        tight={communities.length > 0}
      />
      <section aria-label="Comparison" className="bg-ivory pt-6 pb-16 lg:pb-24">
        <div className="wrap">
          {communities.length > 0 && (
            <ComparisonTable communities={communities} groups={compareCommunities(communities, new Date())} />
          )}
          <div className={`no-print ${communities.length > 0 ? 'mt-14' : ''}`}>
            <h2 className="type-h3 mb-4">
              {communities.length > 0 ? 'Change the communities' : 'The communities'}
            </h2>
            <CommunityPicker communities={all} chosen={chosen} />
          </div>
          {communities.length > 0 && <Footnote />}
        </div>
      </section>
    </>
  )
}

function Footnote() {
  return (
    <p className="mt-8 flex max-w-[46rem] items-start gap-3 text-ink-soft">
      <Printer aria-hidden="true" className="mt-0.5 size-5" />
      <span>
        This page prints on one or two sheets. “{ASK_US}” means we have no information on it for that
        community yet. Please call us.{' '}
        <a href="/communities" className="text-link">
          All communities
        </a>
      </span>
    </p>
  )
}

function leadOf(communities: CommunityDetail[]): string {
  if (communities.length === 0)
    return 'Choose two or three. Each community gets the same rows, and differences are marked.'
  if (communities.length === 1)
    return `Here is ${communities[0]?.name}. Choose one or two more below to compare them with it.`
  return 'The same rows for each community. A copper dot marks each difference.'
}

/** Checkboxes in a plain GET form, so choosing works without JavaScript. */
function CommunityPicker({ communities, chosen }: { communities: CommunityCard[]; chosen: string[] }) {
  return (
    <form action="/communities/compare" className="rounded-dialog bg-card p-5 shadow-rest sm:p-6">
      <fieldset>
        <legend className="font-[640]">Choose up to {WORDS[MAX_COMPARED] ?? MAX_COMPARED} communities</legend>
        <div className="mt-3 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {communities.map(({ slug, name, city }) => (
            <label key={slug} className="flex min-h-12 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                name="ids"
                value={slug}
                defaultChecked={chosen.includes(slug)}
                className="size-6 flex-none accent-evergreen"
              />
              <span>
                {name}
                {city && <span className="text-ink-soft">, {city}</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" size="lg" className="mt-4">
        Compare these communities
      </Button>
    </form>
  )
}

const WORDS: Record<number, string> = { 2: 'two', 3: 'three', 4: 'four' }
