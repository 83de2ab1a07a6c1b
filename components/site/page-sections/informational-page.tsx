import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { JsonLd } from '@/components/site/json-ld'
import { PageHero } from '@/components/site/page-sections/page-hero'
import { type HeroProps, heroProps, layoutOf } from '@/components/site/page-sections/page-hero-props'
import { layoutOffset } from '@/components/site/page-sections/section-layout'
import { type DataPart, SectionList } from '@/components/site/page-sections/section-list'
import { GetHelpLink } from '@/components/site/tour-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Phone } from '@/lib/browser/community'
import { pictureOf } from '@/lib/site/content/link-pictures'
import { getPage, getPageSections, questionsIn } from '@/lib/site/content/page-sections'
import { getSitePage, type SitePage } from '@/lib/site/content/site-page'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { pageMetadata } from '@/lib/site/seo/metadata'
import { breadcrumbNode, faqNode } from '@/lib/site/seo/schema-org/texts'

/** Page data besides header and sections; title and description are used until those are written. */
export type PageFacts = Pick<SitePage, 'path' | 'title' | 'description' | 'layout'> &
  Partial<Pick<SitePage, 'indexed' | 'communityPicture'>>

/** Metadata of an informational page; not indexed without sections. @param number of the list's page */
export async function informationalMetadata(page: PageFacts | null, number = 1): Promise<Metadata> {
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
  /** Custom top for a single-purpose page; gets the header's content. */
  top?: (hero: HeroProps) => ReactNode
}

/** Header and sections of a page, with its data part among them. */
export async function InformationalPage({ page, part, top }: Props) {
  const [{ hero, sections }, settings] = await Promise.all([getPage(page.path), getSiteSettings()])
  const phone = phoneOf(null, settings)
  const [first, ...rest] = sections
  // The first section's subtitle becomes the page's eyebrow.
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
        start={layoutOffset(page.path)}
        heroImage={hero?.image ?? null}
        {...(part && { part })}
        communityPicture={pictureOf(page)}
      />
      {parts.length === 0 && <PagePlaceholder phone={phone} />}
      <JsonLd nodes={[breadcrumbNode(await crumbsOf(page)), faqNode(questionsIn(parts))]} />
    </>
  )
}

/** From the front page, by way of the page at the first segment of a longer path. */
async function crumbsOf({ path, title }: PageFacts) {
  const [, first, second] = path.split('/')
  const above = second ? await getSitePage(`/${first}`) : null
  return [
    { label: 'Home', href: '/' },
    ...(above ? [{ label: above.title, href: above.path }] : []),
    { label: title },
  ]
}

/** True when a first heading only repeats the page title. */
function sameWords(heading: string | null, title: string): boolean {
  const words = (text: string) => text.toLowerCase().replace(/\band\b|[^\p{L}\p{N}]/gu, '')
  return heading !== null && words(heading) === words(title)
}

/** Placeholder with the phone number for a page without sections. */
function PagePlaceholder({ phone }: { phone: Phone }) {
  return (
    <section className="section bg-ivory">
      <div className="wrap grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
        <h2>We are still writing this page</h2>
        <div>
          <p className="type-lead">
            This page is being written. Our staff can answer your questions by phone: call{' '}
            <a href={`tel:${phone.dial}`} className="text-link tabular">
              {phone.display}
            </a>
            , or leave a number and we will call you.
          </p>
          <GetHelpLink className={`${buttonVariants({ variant: 'default' })} mt-6`}>Ask a person</GetHelpLink>
        </div>
      </div>
    </section>
  )
}

/** Staff-edited sections below a page made of records; null when there are none. */
export async function EditedSections({ path }: { path: string }) {
  const [sections, settings] = await Promise.all([getPageSections(path), getSiteSettings()])
  if (sections.length === 0) return null
  return <SectionList sections={sections} phone={phoneOf(null, settings)} start={layoutOffset(path)} />
}
