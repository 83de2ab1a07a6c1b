import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CityPage, cityMetadata } from '@/components/site/landing/city-page'
import { staticPage } from '@/components/static/static'
import { getCityPage } from '@/lib/site/communities/care-place'

type Props = { params: Promise<{ careType: string; city: string }> }

/** The long URL of a city page, whose canonical is the short one (reading 14). */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { careType, city } = await params
  return cityMetadata(careType, city)
}

export default staticPage(LongCarePlacePage)

async function LongCarePlacePage({ params }: Props) {
  const { careType, city } = await params
  const page = await getCityPage(careType, city)
  if (!page) notFound()
  return <CityPage page={page} />
}
