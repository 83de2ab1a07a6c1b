import '@/components/site/page-sections/price-print.css'
import { notFound } from 'next/navigation'
import { InformationalPage, informationalMetadata } from '@/components/site/page-sections/informational-page'
import { PriceTablePart } from '@/components/site/page-sections/price-table-part'
import { staticPage } from '@/components/static/static'
import { getPriceChoices, getPricePage } from '@/lib/site/communities/find-plans'
import { priceFilterFromQuery, queryOfPriceFilter } from '@/lib/site/communities/price-filter'
import { getSitePage } from '@/lib/site/content/site-page'

const PATH = '/pricing-and-availability'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Filtered views are not indexed; their canonical URL is that of the unfiltered table. */
export async function generateMetadata({ searchParams }: Props) {
  const filter = priceFilterFromQuery(await searchParams)
  const isPlain = queryOfPriceFilter({ ...filter, page: 1 }) === ''
  const page = await getSitePage(PATH)
  if (!isPlain) return informationalMetadata(page && { ...page, indexed: false })
  return informationalMetadata(page, (await getPricePage(filter, today())).page)
}

export default staticPage(PricingPage)

async function PricingPage({ searchParams }: Props) {
  const site = await getSitePage(PATH)
  if (!site) notFound()
  const filter = priceFilterFromQuery(await searchParams)
  const [found, choices] = await Promise.all([getPricePage(filter, today()), getPriceChoices()])
  return (
    <InformationalPage
      page={site}
      part={{
        after: 0,
        foldsSections: true,
        draw: (ground) => (
          <PriceTablePart found={found} choices={choices} filter={filter} ground={ground} now={new Date()} />
        ),
      }}
    />
  )
}

const today = () => new Date().toISOString().slice(0, 10)
