import { notFound } from '@/lib/platform/errors'
import { route } from '@/lib/platform/http/route'
import { getFloorPlanDrawing } from '@/lib/site/communities/floor-plan-drawing'

/** A floor plan drawing. Its URL is versioned; an old URL returns the current drawing. */
export const GET = route<{ params: Promise<{ id: string; file: string }> }>(async (_request, { params }) => {
  const { id, file } = await params
  const drawing = await getFloorPlanDrawing(id)
  if (!drawing) throw notFound('This plan has no drawing')
  const isToday = drawing.url === `/floor-plans/${id}/${file}`
  return new Response(drawing.svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': isToday ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    },
  })
})
