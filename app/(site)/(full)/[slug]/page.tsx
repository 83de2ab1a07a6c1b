import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CarePage, careMetadata } from '@/components/site/landing/care-page'
import { TemplatePage, templateMetadata } from '@/components/site/landing/template-page'
import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'
import { staticPage } from '@/components/static/static'
import { getCare } from '@/lib/communities/care-place'
import { getSiteSettings } from '@/lib/content/site-settings'
import { getLandingPage } from '@/lib/landing-pages/landing-page'

type Props = { params: Promise<{ slug: string }> }

/** What stands at a top-level address: a kind of care, /why-{product}, or a landing page (decisions 15 and 16). */
async function resolve(slug: string) {
  const care = await getCare(slug)
  if (care) return { kind: 'care', care } as const
  const { productSlug, companyName } = await getSiteSettings()
  if (slug === `why-${productSlug}`) return { kind: 'why', page: whyPage(slug, companyName) } as const
  const landing = await getLandingPage(slug)
  return landing && ({ kind: 'landing', landing } as const)
}

function whyPage(slug: string, companyName: string): PageFacts {
  return {
    path: `/${slug}`,
    title: `Why ${companyName}`,
    description: 'Five reasons with numbers, and four cases in which we are the wrong place.',
    hero: 'cut',
  }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const found = await resolve(slug)
  switch (found?.kind) {
    case 'care':
      return careMetadata(found.care)
    case 'why':
      return metadataOf(found.page)
    case 'landing':
      return templateMetadata(found.landing)
    default:
      return {}
  }
}

export default staticPage(TopLevelPage)

async function TopLevelPage({ params }: Props) {
  const { slug } = await params
  const found = await resolve(slug)
  switch (found?.kind) {
    case 'care':
      return <CarePage care={found.care} />
    case 'why':
      return <InformationalPage page={found.page} />
    case 'landing':
      return <TemplatePage page={found.landing} />
    default:
      notFound()
  }
}
