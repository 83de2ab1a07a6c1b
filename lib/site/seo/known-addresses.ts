import 'server-only'
import { addressBook } from '@/lib/site/seo/address-book'
import { FIXED_PAGES } from '@/lib/site/seo/fixed-routes'

/** Every URL path that visitors can be sent to. */
export async function knownAddresses(): Promise<string[]> {
  const book = await addressBook()
  const below = (folder: string, slugs: Iterable<string>) => [...slugs].map((slug) => `/${folder}${slug}`)
  return [
    ...FIXED_PAGES.keys(),
    ...book.pages,
    ...below('', [...book.careTypes, ...book.landingPages, ...book.cityPages.keys()]),
    ...below('communities/', book.communities),
    ...below('team/', book.teamMembers),
    ...below('blog/', book.articles),
    ...below('resources/', book.resources),
    ...below('events/', book.events),
    ...below('care-navigator/', book.quizzes),
  ]
}
