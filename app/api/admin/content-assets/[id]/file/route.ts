import { adminRoute } from '@/lib/accounts/admin-route'
import { serveFile } from '@/lib/leads/resources/serve-file'
import { contentAssets } from '@/lib/records/entities/content-assets'
import { getRecord } from '@/lib/records/store/operations'

/** Serves the file of a guide to staff, without the form and without counting a download. */
export const GET = adminRoute(async ({ actor, id, request }) => {
  const { objectKey, mimeType, slug } = await getRecord(actor, contentAssets, id)
  const file = { objectKey: text(objectKey), fileUrl: null, mimeType: text(mimeType), slug: String(slug) }
  return serveFile(file, request)
})

const text = (value: unknown) => (typeof value === 'string' ? value : null)
