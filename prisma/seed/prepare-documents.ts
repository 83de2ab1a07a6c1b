import { storeFile, storePrivateFile } from '@/lib/platform/media/store-file'
import type { ArtPicture } from '@/prisma/seed/art'
import { brochure, guide, planSheet } from '@/prisma/seed/documents'
import type { SeedData } from '@/prisma/seed/seed-data'

/** The demo's printed documents, as the columns that reference them. */
export type SeedDocuments = {
  /** By community slug. */
  communities: Map<string, { brochureLink: string }>
  /** URLs by 'community/plan'. */
  plans: Map<string, string>
  /** By guide slug. */
  guides: Map<string, { objectKey: string; fileSize: number; mimeType: string }>
}

/** Renders every brochure, plan and guide as a PDF into storage. */
export async function prepareDocuments({
  data,
  art,
}: {
  data: SeedData
  art: ArtPicture[]
}): Promise<SeedDocuments> {
  const documents: SeedDocuments = { communities: new Map(), plans: new Map(), guides: new Map() }
  for (const community of data.communities) {
    documents.communities.set(community.slug, {
      brochureLink: (await storeFile(await brochure(community, data, art), `${community.slug}.pdf`)).url,
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
