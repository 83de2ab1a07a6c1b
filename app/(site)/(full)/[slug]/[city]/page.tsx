import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CityPage, cityMetadata } from '@/components/site/landing/city-page'
import { informationalMetadata } from '@/components/site/page-sections/informational-page'
import { SitePage } from '@/components/site/page-sections/site-page'
import { staticPage } from '@/components/static/static'
import { getCityPage } from '@/lib/site/communities/care-place'
import { getSitePage } from '@/lib/site/content/site-page'

type Props = { params: Promise<{ slug: string; city: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, city } = await params
  const page = await getSitePage(`/${slug}/${city}`)
  return page ? informationalMetadata(page) : cityMetadata(slug, city)
}

export default staticPage(CarePlacePage)

/** An informational page with a two-part path, or a care type in a city. */
async function CarePlacePage({ params }: Props) {
  const { slug, city } = await params
  const written = await getSitePage(`/${slug}/${city}`)
  if (written) return <SitePage page={written} />
  const page = await getCityPage(slug, city)
  if (!page) notFound()
  return <CityPage page={page} />
}
