import { route } from '@/lib/http/route'
import { getNavigation } from '@/lib/seo/site-navigation'

/** What the menu lists, for the drawer of small screens: from memory, and not in the HTML of every page. */
export const GET = route(async () => {
  const { menu } = await getNavigation()
  return Response.json({ menu })
})
