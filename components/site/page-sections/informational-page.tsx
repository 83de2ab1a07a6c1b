import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { JsonLd } from '@/components/site/json-ld'
import { PageHero } from '@/components/site/page-sections/page-hero'
import { type HeroProps, heroProps, layoutOf } from '@/components/site/page-sections/page-hero-props'
import { startOf } from '@/components/site/page-sections/section-layout'
import { type DataPart, SectionList } from '@/components/site/page-sections/section-list'
import { UnwrittenPage } from '@/components/site/page-sections/unwritten-page'
import { pictureOf } from '@/lib/site/content/link-pictures'
import { getPage } from '@/lib/site/content/page'
import { getPageSections } from '@/lib/site/content/page-sections'
import { phoneOf } from '@/lib/site/content/phone-of'
import { questionsIn } from '@/lib/site/content/section-questions'
import type { SitePage } from '@/lib/site/content/site-page'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { pageMetadata } from '@/lib/site/seo/metadata'
import { faqNode } from '@/lib/site/seo/schema-org/texts'

/** What is known of a page besides its header and sections; its title and description stand in until those are written. */
export type PageFacts = Pick<SitePage, 'path' | 'title' | 'description' | 'layout'> &
  Partial<Pick<SitePage, 'indexed' | 'communityPicture'>>

/**
 * What an informational page says about itself. Until somebody writes it, search engines are told to wait.
 * @param number of the page's own list, when that has pages: each stands for itself
 */
export async function metadataOf(page: PageFacts | null, number = 1): Promise<Metadata> {
  if (!page) return {}
  const { path, title, description } = page
  const sections = await getPageSections(path)
  const indexed = page.indexed !== false && sections.length > 0
  if (number === 1) return pageMetadata({ path, title, description, indexed })
  return pageMetadata({
    path: `${path}?page=${number}`,
    title: `${title}, page ${number}`,
    description: `Page ${number}. ${description}`,
    indexed,
  })
}

type Props = {
  page: PageFacts
  part?: DataPart
  /** Draws the top of a page that people come to for one thing, with the words of its header. */
  top?: (hero: HeroProps) => ReactNode
}

/** Header and sections of a page by its path, with the page's own part made of records among them. */
export async function InformationalPage({ page, part, top }: Props) {
  const [{ hero, sections }, settings] = await Promise.all([getPage(page.path), getSiteSettings()])
  const phone = phoneOf(null, settings)
  const [first, ...rest] = sections
  // The first section's line above its heading says where you are: it moves up into the header.
  const eyebrow = first?.subtitle || page.title
  const title = first && sameWords(first.title, hero?.title ?? '') ? null : first?.title
  const parts = first ? [{ ...first, title: title ?? null, subtitle: null }, ...rest] : []
  const header = heroProps(hero, { eyebrow, title: page.title, lead: page.description }, phone)
  return (
    <>
      {top ? top(header) : <PageHero {...header} layout={layoutOf(page)} />}
      <SectionList
        sections={parts}
        phone={phone}
        start={startOf(page.path)}
        heroImage={hero?.image ?? null}
        {...(part && { part })}
        communityPicture={pictureOf(page)}
      />
      {parts.length === 0 && <UnwrittenPage phone={phone} />}
      <JsonLd nodes={[faqNode(questionsIn(parts))]} />
    </>
  )
}

/** Whether a first heading only says the page's title again. */
function sameWords(heading: string | null, title: string): boolean {
  const words = (text: string) => text.toLowerCase().replace(/\band\b|[^\p{L}\p{N}]/gu, '')
  return heading !== null && words(heading) === words(title)
}
