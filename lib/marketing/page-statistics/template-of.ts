import 'server-only'
import { addressBook } from '@/lib/site/seo/address-book'

/** Which kind of page stands at a path: '/', '/communities', '/communities/*', 'landing page'. */
export async function templateOf(path: string): Promise<string> {
  const [first, ...rest] = path.split('/').filter(Boolean)
  if (!first) return '/'
  const { landingPages, careTypes } = await addressBook()
  if (rest.length === 0) return landingPages.has(first) ? 'landing page' : `/${first}`
  return careTypes.has(first) || first === 'senior-living' ? 'care and city' : `/${first}/*`
}
