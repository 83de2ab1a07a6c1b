import { route } from '@/lib/platform/http/route'
import { getNavigation } from '@/lib/site/seo/site-navigation'

/** Menu entries for the mobile drawer, served from memory to keep them out of every page's HTML. */
export const GET = route(async () => {
  const { menu } = await getNavigation()
  return Response.json({ menu })
})
