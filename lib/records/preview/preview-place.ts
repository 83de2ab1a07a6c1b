import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { isUuid } from '@/lib/platform/uuid'
import type { EntityName } from '@/lib/records/declare/field'

/** The place for which a landing page is previewed; null keeps that of the draft. */
export type PreviewPlace = { city: string | null; communityId: string | null }

/** The place that the address of a preview asks for: `?preview-city=santa-fe&preview-community=…`. */
export function previewPlace(query: string): PreviewPlace {
  const params = new URLSearchParams(query)
  const city = params.get('preview-city')
  const communityId = params.get('preview-community')
  return {
    city: city && /^[a-z0-9-]{1,120}$/.test(city) ? city : null,
    communityId: isUuid(communityId) ? communityId : null,
  }
}

/** Turns the landing pages of a preview to this place, in its transaction, which is rolled back. */
export async function turnToPlace(
  tx: Tx,
  records: readonly { entity: { name: EntityName }; id: string }[],
  { city, communityId }: PreviewPlace,
): Promise<void> {
  if (!city && !communityId) return
  const ids = records.filter(({ entity }) => entity.name === 'landingPageTemplate').map(({ id }) => id)
  if (ids.length === 0) return
  if (communityId && (await tx.community.count({ where: { id: communityId, active: true } })) === 0) return
  await tx.landingPageTemplate.updateMany({
    where: { id: { in: ids } },
    data: { ...(city && { cities: [city] }), ...(communityId && { communityId }) },
  })
}
