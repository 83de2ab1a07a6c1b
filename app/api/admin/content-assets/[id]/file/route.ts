import { requestActor } from '@/lib/admin/actor'
import { getRecord } from '@/lib/admin/operations'
import { contentAssets } from '@/lib/entities/content-assets'
import { route } from '@/lib/http/route'
import { handOut } from '@/lib/resources/hand-out'

type Context = { params: Promise<{ id: string }> }

/** The file of a guide for staff, without the form in front of it and without being counted. */
export const GET = route<Context>(async (request, { params }) => {
  const actor = await requestActor(request)
  const { objectKey, mimeType, slug } = await getRecord(actor, contentAssets, (await params).id)
  const file = { objectKey: text(objectKey), fileUrl: null, mimeType: text(mimeType), slug: String(slug) }
  return handOut(file, request)
})

const text = (value: unknown) => (typeof value === 'string' ? value : null)
