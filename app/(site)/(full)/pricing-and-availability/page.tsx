import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'
import { PriceTablePart } from '@/components/site/page-sections/price-table-part'
import { filterPlans, priceFilterFromQuery } from '@/lib/content/price-filter'
import { getPriceTable } from '@/lib/content/price-table'

const PAGE: PageFacts = {
  path: '/pricing-and-availability',
  title: 'Prices and availability',
  description: 'Every monthly rate of every house with the day it was confirmed, and what is open now.',
  hero: 'plain',
}

export const generateMetadata = () => metadataOf(PAGE)

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function PricingPage({ searchParams }: Props) {
  const plans = await getPriceTable()
  const filter = priceFilterFromQuery(await searchParams)
  return (
    <InformationalPage
      page={PAGE}
      part={{
        after: 0,
        draw: (ground) => (
          <PriceTablePart
            all={plans}
            found={filterPlans(plans, filter)}
            filter={filter}
            ground={ground}
            now={new Date()}
          />
        ),
      }}
    />
  )
}
