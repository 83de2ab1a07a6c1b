import { route } from '@/lib/platform/http/route'
import { getNavigation } from '@/lib/site/seo/site-navigation'

/** What the menu lists, for the drawer of small screens: from memory, and not in the HTML of every page. */
export const GET = route(async () => {
  const { menu } = await getNavigation()
  return Response.json({ menu })
})
