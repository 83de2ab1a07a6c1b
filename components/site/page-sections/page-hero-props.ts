import type { Phone } from '@/lib/browser/community'
import type { PictureImage } from '@/lib/platform/media/picture-select'
import type { PageHero } from '@/lib/site/content/page-sections'

const LAYOUTS = ['panorama', 'window', 'print', 'cut', 'plain'] as const

export type HeroLayout = (typeof LAYOUTS)[number]

/** The page's layout; 'plain' for an unknown value. */
export function layoutOf({ layout }: { layout: string }): HeroLayout {
  return LAYOUTS.find((name) => name === layout) ?? 'plain'
}

export type HeroProps = {
  eyebrow: string
  /** May contain `*emphasized words*`. */
  title: string
  lead: string | null
  image: PictureImage | null
  cta: { text: string; link: string } | null
  phone: Phone
  video?: string | null
  /** More pictures, shown small below the header. */
  furtherImages?: PictureImage[]
  /** 'left' puts the text next to the picture, the others on top of it. */
  alignment?: 'left' | 'center' | 'right'
  /** How dark the picture is made below text: 0 is clear, 1 is dark. */
  overlayOpacity?: number
}

/** Staff-edited header content, with the route's own texts as defaults. */
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
