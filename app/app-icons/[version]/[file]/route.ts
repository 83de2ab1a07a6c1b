import { notFound } from '@/lib/platform/errors'
import { route } from '@/lib/platform/http/route'
import { ICONS } from '@/lib/site/seo/share/draw-icon'
import { iconFile, iconResponse } from '@/lib/site/seo/share/icon-files'

/** The company's icon for the installed back office and its notices. */
export const GET = route<{ params: Promise<{ version: string; file: string }> }>(
  async (_request, { params }) => {
    const asked = await params
    const how = ICONS[asked.file]
    if (!how) throw notFound('There is no such icon')
    const { file, version } = await iconFile({ name: asked.file, ...how })
    return iconResponse(file, 'image/png', asked.version === version)
  },
)
