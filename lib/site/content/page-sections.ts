import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import type { PageContentSection } from '@/lib/platform/generated/prisma/client'
import { type PictureImage, pictureAt, pictureSelect } from '@/lib/platform/media/picture-select'
import { isUuid } from '@/lib/platform/uuid'
import { type SectionChoice, type SectionItem, sectionContent } from '@/lib/site/content/section-content'

export type PageSection = {
  id: string
  sectionType: string
  sectionKey: string
  title: string | null
  subtitle: string | null
  html: string
  image: PictureImage | null
  items: SectionItem[]
  chosen: SectionChoice
}

export const getPageSections = atRequest(async (pagePath: string): Promise<PageSection[]> => {
  cached('page_content_sections', 'images')
  return drawable(await db.pageContentSection.findMany({ where: { pagePath, active: true }, orderBy }))
})

export const getLandingSections = atRequest(async (landingPageTemplateId: string): Promise<PageSection[]> => {
  cached('page_content_sections', 'images')
  return drawable(
    await db.pageContentSection.findMany({ where: { landingPageTemplateId, active: true }, orderBy }),
  )
})

const orderBy = [{ sortOrder: 'asc' as const }, { createdAt: 'asc' as const }]

type SectionRow = Pick<
  PageContentSection,
  'id' | 'sectionType' | 'sectionKey' | 'title' | 'subtitle' | 'content'
>

/** Rows of sections, whatever page they are on, with their pictures. */
export async function drawable(rows: SectionRow[]): Promise<PageSection[]> {
  const read = rows.map((row) => ({ row, content: sectionContent(row.content) }))
  const ids = read.flatMap(({ content }) => (isUuid(content.imageId) ? [content.imageId] : []))
  const images = await db.image.findMany({
    where: { id: { in: ids } },
    select: { id: true, ...pictureSelect },
  })
  const byId = new Map(images.map(({ id, ...image }) => [id, image]))
  return read.map(({ row, content }) => ({
    id: row.id,
    sectionType: row.sectionType,
    sectionKey: row.sectionKey,
    title: row.title,
    subtitle: row.subtitle,
    html: content.html,
    image: (content.imageId && byId.get(content.imageId)) || null,
    items: content.items,
    chosen: content.chosen,
  }))
}

/** A page's header, or null, and its sections in order (reading 27). */
export async function getPage(path: string) {
  const [hero, sections] = await Promise.all([getPageHero(path), getPageSections(path)])
  return { hero, sections }
}

/** Questions of all `faq` sections; answers are HTML. */
export function questionsIn(sections: { sectionType: string; items: SectionItem[] }[]) {
  return sections
    .filter(({ sectionType }) => sectionType === 'faq')
    .flatMap(({ items }) => items.map(({ title, text }) => ({ question: title, answer: text })))
}

/** The active header of a page, or null. Falls back to the picture given by URL. */
export const getPageHero = atRequest(async (pagePath: string) => {
  cached('page_heroes', 'images')
  const row = await db.pageHero.findFirst({
    where: { pagePath, active: true },
    select: {
      title: true,
      subtitle: true,
      ctaText: true,
      ctaLink: true,
      backgroundImageUrl: true,
      images: true,
      useVideo: true,
      videos: true,
      overlayOpacity: true,
      textAlignment: true,
      image: { select: pictureSelect },
    },
  })
  if (!row) return null
  const { backgroundImageUrl, images, overlayOpacity, ...hero } = row
  return {
    ...hero,
    image: row.image ?? pictureAt(backgroundImageUrl),
    furtherImages: images.flatMap((url) => pictureAt(url) ?? []),
    overlayOpacity: Number(overlayOpacity),
  }
})

export type PageHero = NonNullable<Awaited<ReturnType<typeof getPageHero>>>
