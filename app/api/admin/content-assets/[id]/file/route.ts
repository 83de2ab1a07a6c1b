import { requestActor } from '@/lib/accounts/actor'
import { serveFile } from '@/lib/leads/resources/serve-file'
import { route } from '@/lib/platform/http/route'
import { contentAssets } from '@/lib/records/entities/content-assets'
import { getRecord } from '@/lib/records/store/operations'

type Context = { params: Promise<{ id: string }> }

/** Serves the file of a guide to staff, without the form and without counting a download. */
export const GET = route<Context>(async (request, { params }) => {
  const actor = await requestActor(request)
  const { objectKey, mimeType, slug } = await getRecord(actor, contentAssets, (await params).id)
  const file = { objectKey: text(objectKey), fileUrl: null, mimeType: text(mimeType), slug: String(slug) }
  return serveFile(file, request)
})

const text = (value: unknown) => (typeof value === 'string' ? value : null)
