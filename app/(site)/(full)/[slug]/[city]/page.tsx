import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CityPage, cityMetadata } from '@/components/site/landing/city-page'
import { staticPage } from '@/components/static/static'
import { getCityPage } from '@/lib/communities/care-place'

type Props = { params: Promise<{ slug: string; city: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, city } = await params
  return cityMetadata(slug, city)
}

export default staticPage(CarePlacePage)

async function CarePlacePage({ params }: Props) {
  const { slug, city } = await params
  const page = await getCityPage(slug, city)
  if (!page) notFound()
  return <CityPage page={page} />
}
