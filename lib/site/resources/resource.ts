import 'server-only'
import { atRequest, cached, recordTag } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { pictureAt, pictureSelect } from '@/lib/platform/media/picture-select'
import { authorSelect } from '@/lib/site/content/team'
import { requiredFieldsOf } from '@/lib/site/resources/required-fields'

/** Active guides in order, without body text. */
export const getResources = atRequest(async () => {
  cached('content_assets', 'images')
  const rows = await db.contentAsset.findMany({
    where: { active: true },
    orderBy: [{ sortOrder: 'asc' }, { title: 'asc' }],
    select: {
      slug: true,
      title: true,
      description: true,
      category: true,
      thumbnail: true,
      featuredImage: { select: pictureSelect },
    },
  })
  return rows.map(({ thumbnail, featuredImage, ...row }) => ({
    ...row,
    featuredImage: featuredImage ?? pictureAt(thumbnail),
  }))
})

export type ResourceCard = Awaited<ReturnType<typeof getResources>>[number]

/** One active guide with text and author, or null. */
export const getResource = atRequest(async (slug: string) => {
  cached(recordTag('content_assets', slug), 'content_assets', 'team_members', 'images')
  const resource = await db.contentAsset.findFirst({
    where: { slug, active: true },
    select: {
      objectKey: true,
      fileUrl: true,
      fileSize: true,
      mimeType: true,
      requiredFields: true,
      ctaText: true,
      slug: true,
      title: true,
      description: true,
      category: true,
      thumbnail: true,
      articleContent: true,
      createdAt: true,
      updatedAt: true,
      featuredImage: { select: pictureSelect },
      author: { select: authorSelect },
    },
  })
  if (!resource) return null
  const { objectKey, fileUrl, requiredFields, thumbnail, featuredImage, ...shown } = resource
  // The file's location stays private; the page only needs to know that there is one.
  return {
    ...shown,
    featuredImage: featuredImage ?? pictureAt(thumbnail),
    hasFile: Boolean(objectKey || fileUrl),
    requiredFields: requiredFieldsOf({ requiredFields }),
  }
})
