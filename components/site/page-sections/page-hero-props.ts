import type { Phone } from '@/lib/browser/community'
import type { PictureImage } from '@/lib/platform/media/picture-select'
import type { PageHero } from '@/lib/site/content/page-hero'

const LAYOUTS = ['panorama', 'window', 'print', 'cut', 'plain'] as const

/** How the top of a page is composed. */
export type HeroLayout = (typeof LAYOUTS)[number]

/** The layout a page names, plain for any other word. */
export function layoutOf({ layout }: { layout: string }): HeroLayout {
  return LAYOUTS.find((name) => name === layout) ?? 'plain'
}

export type HeroProps = {
  eyebrow: string
  /** May carry `*words*` in copper. */
  title: string
  lead: string | null
  image: PictureImage | null
  cta: { text: string; link: string } | null
  phone: Phone
  video?: string | null
  /** Further pictures, shown small below the header. */
  furtherImages?: PictureImage[]
  /** 'left' beside the picture, as the page is composed; otherwise upon it. */
  alignment?: 'left' | 'center' | 'right'
  /** How dark a picture is made that words lie upon: 0 is clear, 1 is dark. */
  overlayOpacity?: number
}

/** What staff wrote for the header, or the route's own words when there is none. */
export function heroProps(
  hero: PageHero | null,
  written: { eyebrow: string; title: string; lead: string | null },
  phone: Phone,
): HeroProps {
  return {
    eyebrow: written.eyebrow,
    title: hero?.title || written.title,
    lead: hero?.subtitle || written.lead,
    image: hero?.image ?? null,
    cta: hero?.ctaText && hero.ctaLink ? { text: hero.ctaText, link: hero.ctaLink } : null,
    video: hero?.useVideo ? (hero.videos[0] ?? null) : null,
    furtherImages: hero?.furtherImages ?? [],
    alignment: alignmentOf(hero?.textAlignment),
    overlayOpacity: hero?.overlayOpacity ?? 0,
    phone,
  }
}

function alignmentOf(stored: string | undefined): 'left' | 'center' | 'right' {
  return stored === 'center' || stored === 'right' ? stored : 'left'
}
