import type { getHomepage } from '@/lib/site/content/home'

/** A row of homepage_sections with its picture. */
export type HomeSection = Awaited<ReturnType<typeof getHomepage>>['sections'][number]
