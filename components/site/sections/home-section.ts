import { TOUR_FORM } from '@/components/site/page-sections/hero-copy'
import type { getHomepage } from '@/lib/site/content/home'

/** A row of homepage_sections with its picture. */
export type HomeSection = Awaited<ReturnType<typeof getHomepage>>['sections'][number]

/** The button of a section that invites to a tour unless staff chose another text or target. */
export function tourCta({ ctaLabel, ctaUrl }: HomeSection): { text: string; link: string } {
  return { text: ctaLabel || 'Schedule a tour', link: ctaUrl || TOUR_FORM }
}
