import { storeFile, storePrivateFile } from '@/lib/platform/media/store-file'
import type { ArtPicture } from '@/prisma/seed/art'
import { brochure, guide, planSheet } from '@/prisma/seed/documents'
import type { SeedData } from '@/prisma/seed/seed-data'
import { activityCalendar, menus } from '@/prisma/seed/weekly-documents'

/** The demo's printed documents, as the columns that reference them. */
export type SeedDocuments = {
  /** By community slug. */
  communities: Map<string, { brochureLink: string; calendarFile1: string; calendarFile2: string }>
  /** URLs by 'community/plan'. */
  plans: Map<string, string>
  /** By guide slug. */
  guides: Map<string, { objectKey: string; fileSize: number; mimeType: string }>
}

/** Renders every brochure, calendar, menu, plan and guide as a PDF into storage. */
export async function prepareDocuments({
  data,
  now,
  art,
}: {
  data: SeedData
  now: Date
  art: ArtPicture[]
}): Promise<SeedDocuments> {
  const documents: SeedDocuments = { communities: new Map(), plans: new Map(), guides: new Map() }
  for (const community of data.communities) {
    documents.communities.set(community.slug, {
      brochureLink: (await storeFile(await brochure(community, data, art), `${community.slug}.pdf`)).url,
      calendarFile1: (
        await storeFile(await activityCalendar(community, data, now), `${community.slug}-activities.pdf`)
      ).url,
      calendarFile2: (await storeFile(await menus(community), `${community.slug}-menus.pdf`)).url,
    })
  }
  for (const plan of data.floorPlans) {
    const file = await storeFile(await planSheet(plan, data), `${plan.community}-${plan.planSlug}.pdf`)
    documents.plans.set(`${plan.community}/${plan.planSlug}`, file.url)
  }
  for (const asset of data.contentAssets) {
    const { objectKey, sizeBytes } = await storePrivateFile(await guide(asset, data), `${asset.slug}.pdf`)
    documents.guides.set(asset.slug, {
      objectKey,
      fileSize: sizeBytes,
      mimeType: 'application/pdf',
    })
  }
  return documents
}
