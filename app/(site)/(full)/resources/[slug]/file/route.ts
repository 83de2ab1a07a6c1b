import { countOpenDownload, isRealDownload } from '@/lib/leads/resources/real-download'
import { serveFile } from '@/lib/leads/resources/serve-file'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { route } from '@/lib/platform/http/route'
import { requiredFieldsOf } from '@/lib/site/resources/required-fields'

/** The file of an ungated guide; a gated guide redirects to its form. */
export const GET = route<{ params: Promise<{ slug: string }> }>(async (request, { params }) => {
  const { slug } = await params
  const asset = await db.contentAsset.findFirst({ where: { slug, active: true } })
  if (!asset) throw notFound('This guide does not exist')
  if (requiredFieldsOf(asset).length > 0) {
    return new Response(null, { status: 303, headers: { location: `/resources/${asset.slug}#get` } })
  }
  const response = await serveFile(asset, request)
  if (response.status < 400 && isRealDownload(request)) await countOpenDownload(asset.id, request)
  return response
})
