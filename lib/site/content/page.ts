import 'server-only'
import { getPageHero } from '@/lib/site/content/page-hero'
import { getPageSections } from '@/lib/site/content/page-sections'

/** A page's header, or null, and its sections in order (reading 27). */
export async function getPage(path: string) {
  const [hero, sections] = await Promise.all([getPageHero(path), getPageSections(path)])
  return { hero, sections }
}
