import { PageLinks } from '@/components/site/page-links'
import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'
import { PlanGalleryPart } from '@/components/site/page-sections/plan-gallery-part'
import { getPlansOf, getPriceChoices } from '@/lib/communities/price-table'
import { pageIn, pageOf } from '@/lib/content/list-page'

const HOUSES_PER_PAGE = 12

const PAGE: PageFacts = {
  path: '/virtual-tour-and-floorplans',
  title: 'Virtual tour and floor plans',
  description: 'Every floor plan of every house with size and dated price, and a live tour by video.',
  hero: 'cut',
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props) {
  return metadataOf(PAGE, (await communitiesOn(searchParams)).page)
}

export default async function VirtualTourPage({ searchParams }: Props) {
  const { rows, page, pages } = await communitiesOn(searchParams)
  const plans = await getPlansOf(rows.map(({ id }) => id))
  return (
    <InformationalPage
      page={PAGE}
      part={{
        after: 2,
        draw: (ground) => (
          <PlanGalleryPart plans={plans} ground={ground} now={new Date()}>
            <PageLinks
              page={page}
              pages={pages}
              hrefOf={(to) => `${PAGE.path}${to > 1 ? `?page=${to}` : ''}#plans`}
              newer="Previous houses"
              older="More houses"
            />
          </PlanGalleryPart>
        ),
      }}
    />
  )
}

async function communitiesOn(searchParams: Props['searchParams']) {
  const { communities } = await getPriceChoices()
  return pageOf(communities, pageIn(await searchParams), HOUSES_PER_PAGE)
}
