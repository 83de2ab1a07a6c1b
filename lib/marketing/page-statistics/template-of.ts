import 'server-only'
import { addressBook } from '@/lib/site/seo/address-book'

/** Kind of page at a path, such as '/communities', '/communities/*' or 'landing page'. */
export async function templateOf(path: string): Promise<string> {
  const [first, ...rest] = path.split('/').filter(Boolean)
  if (!first) return '/'
  const { landingPages, careTypes } = await addressBook()
  if (rest.length === 0) return landingPages.has(first) ? 'landing page' : `/${first}`
  return careTypes.has(first) || first === 'senior-living' ? 'care and city' : `/${first}/*`
}
