import { requestActor } from '@/lib/accounts/actor'
import { handOut } from '@/lib/leads/resources/hand-out'
import { route } from '@/lib/platform/http/route'
import { contentAssets } from '@/lib/records/entities/content-assets'
import { getRecord } from '@/lib/records/store/operations'

type Context = { params: Promise<{ id: string }> }

/** The file of a guide for staff, without the form in front of it and without being counted. */
export const GET = route<Context>(async (request, { params }) => {
  const actor = await requestActor(request)
  const { objectKey, mimeType, slug } = await getRecord(actor, contentAssets, (await params).id)
  const file = { objectKey: text(objectKey), fileUrl: null, mimeType: text(mimeType), slug: String(slug) }
  return handOut(file, request)
})

const text = (value: unknown) => (typeof value === 'string' ? value : null)
