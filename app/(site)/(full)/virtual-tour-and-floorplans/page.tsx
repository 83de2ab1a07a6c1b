import { notFound } from 'next/navigation'
import { PageLinks } from '@/components/site/page-links'
import { InformationalPage, informationalMetadata } from '@/components/site/page-sections/informational-page'
import { PlanGalleryPart } from '@/components/site/page-sections/plan-gallery-part'
import { staticPage } from '@/components/static/static'
import { getPlansOf, getPriceChoices } from '@/lib/site/communities/find-plans'
import { pageIn, pageOf } from '@/lib/site/content/list-page'
import { getSitePage } from '@/lib/site/content/site-page'

const COMMUNITIES_PER_PAGE = 12

const PATH = '/virtual-tour-and-floorplans'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props) {
  return informationalMetadata(await getSitePage(PATH), (await communitiesOn(searchParams)).page)
}

export default staticPage(VirtualTourPage)

async function VirtualTourPage({ searchParams }: Props) {
  const site = await getSitePage(PATH)
  if (!site) notFound()
  const { rows, page, pages } = await communitiesOn(searchParams)
  const plans = await getPlansOf(rows.map(({ id }) => id))
  return (
    <InformationalPage
      page={site}
      part={{
        after: 2,
        foldsSections: true,
        draw: (ground) => (
          <PlanGalleryPart plans={plans} ground={ground} now={new Date()} isWholePage>
            <PageLinks
              page={page}
              pages={pages}
              hrefOf={(to) => `${PATH}${to > 1 ? `?page=${to}` : ''}#plans`}
              newer="Previous communities"
              older="More communities"
            />
          </PlanGalleryPart>
        ),
      }}
    />
  )
}

async function communitiesOn(searchParams: Props['searchParams']) {
  const { communities } = await getPriceChoices()
  return pageOf(communities, pageIn(await searchParams), COMMUNITIES_PER_PAGE)
}
