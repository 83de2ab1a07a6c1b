import 'server-only'
import type { Metadata } from 'next'
import { siteUrl } from '@/lib/platform/site'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { pageTitle } from '@/lib/site/seo/page-title'
import { shareImage } from '@/lib/site/seo/share/share-subject'
import { firstWords, snippet } from '@/lib/site/seo/snippet'

type Candidates = string | null | undefined | (string | null | undefined)[]

type PageFacts = {
  /** Canonical path; includes a query only where it makes a distinct page, as in /blog?page=2. */
  path: string
  /** Path of another page that this one repeats: it is the canonical one. */
  repeats?: string | undefined
  /** In order of preference; the first non-empty one is used, or else the company's name. */
  title: Candidates
  description: Candidates
  /** False adds noindex (pages without copy of their own); links are still followed. */
  indexed?: boolean
  /** Only for dated articles. */
  article?: { publishedAt: Date; updatedAt: Date; author?: string | null | undefined }
  feed?: string
}

/** Metadata of every public page: title, description, canonical URL, share image (features E3 and E4). */
export async function pageMetadata(page: PageFacts): Promise<Metadata> {
  const [{ companyName, tagline }, image] = await Promise.all([getSiteSettings(), shareImage(page.path)])
  const title = firstWords(...list(page.title), companyName)
  const { text, isWhole } = pageTitle(title, companyName)
  const description = snippet(...list(page.description), tagline)
  const url = siteUrl(page.repeats ?? page.path)
  return {
    title: isWhole ? { absolute: text } : text,
    description,
    alternates: {
      canonical: url,
      ...(page.feed && { types: { 'application/rss+xml': siteUrl(page.feed) } }),
    },
    robots:
      page.indexed === false ? NOT_INDEXED : { index: true, follow: true, 'max-image-preview': 'large' },
    openGraph: {
      title,
      description,
      url,
      siteName: companyName,
      locale: 'en_US',
      images: [image],
      ...kindOf(page),
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  }
}

/** The page must stay crawlable, or search engines never see this. */
const NOT_INDEXED = { index: false, follow: true } as const

function list(candidates: Candidates) {
  return Array.isArray(candidates) ? candidates : [candidates]
}

function kindOf({ article }: PageFacts) {
  if (!article) return { type: 'website' } as const
  return {
    type: 'article',
    publishedTime: article.publishedAt.toISOString(),
    modifiedTime: article.updatedAt.toISOString(),
    ...(article.author && { authors: [article.author] }),
  } as const
}

/** Metadata of staff-only or personal pages: noindex and no referrer. */
export function privateMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: false }, referrer: 'no-referrer' }
}
