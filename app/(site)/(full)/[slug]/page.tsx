import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CarePage, careMetadata } from '@/components/site/landing/care-page'
import { TemplatePage, templateMetadata } from '@/components/site/landing/template-page'
import {
  InformationalPage,
  informationalMetadata,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'
import { SitePage } from '@/components/site/page-sections/site-page'
import { staticPage } from '@/components/static/static'
import { getCare } from '@/lib/site/communities/care-place'
import { getSitePage } from '@/lib/site/content/site-page'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { asVersion, getLandingPage } from '@/lib/site/landing-pages/landing-page'
import { versionOfSlug } from '@/lib/site/landing-pages/version'

type Props = { params: Promise<{ slug: string }> }

/** An informational page, a care type, /why-{product} or a landing page (readings 15 and 16). */
async function resolve(slug: string) {
  const page = await getSitePage(`/${slug}`)
  if (page) return { kind: 'page', page } as const
  const care = await getCare(slug)
  if (care) return { kind: 'care', care } as const
  const { productSlug, companyName } = await getSiteSettings()
  if (slug === `why-${productSlug}`) return { kind: 'why', page: whyPage(slug, companyName) } as const
  const asked = versionOfSlug(slug)
  const landing = await getLandingPage(asked.slug)
  return landing && ({ kind: 'landing', landing: asVersion(landing, asked.version) } as const)
}

function whyPage(slug: string, companyName: string): PageFacts {
  return {
    path: `/${slug}`,
    title: `Why ${companyName}`,
    description: `Reasons to choose ${companyName}, with numbers, and when another place is the better choice.`,
    layout: 'cut',
  }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const found = await resolve(slug)
  switch (found?.kind) {
    case 'page':
      return informationalMetadata(found.page)
    case 'care':
      return careMetadata(found.care)
    case 'why':
      return informationalMetadata(found.page)
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
    case 'page':
      return <SitePage page={found.page} />
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
