import 'server-only'
import type { Metadata } from 'next'
import { siteUrl } from '@/lib/platform/site'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { shareImage } from '@/lib/site/seo/share/share-image'
import { firstWords, snippet } from '@/lib/site/seo/snippet'

type Candidates = string | null | undefined | (string | null | undefined)[]

export type PageFacts = {
  /** The one canonical path; with a query only where the query makes a page of its own, as in /blog?page=2. */
  path: string
  /** The best first: the first with words is taken, the company's name when none has. */
  title: Candidates
  description: Candidates
  /** The title is said without the company's name behind it, because it names the company itself. */
  ownTitle?: boolean
  /** False keeps it out of search engines: pages without words of their own. Links on it are followed. */
  indexed?: boolean
  /** Given for a text with a date. */
  article?: { publishedAt: Date; updatedAt: Date; author?: string | null | undefined }
  /** Path of the feed of a list. */
  feed?: string
}

/**
 * Everything a page says about itself to search engines and to whoever shares it: title, description, one absolute
 * canonical address and the picture of its link (features E3 and E4). Every public page's `generateMetadata` is this.
 */
export async function pageMetadata(page: PageFacts): Promise<Metadata> {
  const [{ companyName, tagline }, image] = await Promise.all([getSiteSettings(), shareImage(page.path)])
  const title = firstWords(...list(page.title), companyName)
  const description = snippet(...list(page.description), tagline)
  const url = siteUrl(page.path)
  return {
    title: page.ownTitle ? { absolute: title } : title,
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

/** Robots of a page that search engines shall not list. It must stay reachable for them, or they never read this. */
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

/** Metadata of a page that only staff or one visitor may see: no search engine, no address told to other sites. */
export function privateMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: false }, referrer: 'no-referrer' }
}
