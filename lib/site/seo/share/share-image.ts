import 'server-only'
import { createHash } from 'node:crypto'
import { siteUrl } from '@/lib/platform/site'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { type ShareSubject, shareSubject } from '@/lib/site/seo/share/share-subject'
import { firstWords } from '@/lib/site/seo/snippet'

/** Pixels of a shared link's picture, as Open Graph asks for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** Counted up when the drawing changes, so that old pictures get new addresses. */
const RECIPE = 1

/** Stands for '/' in the address of its picture; no slug is a lone hyphen. */
const HOME = '-'

/** Everything that a picture is drawn from, and the version that follows from it. */
export type ShareCard = ShareSubject & { companyName: string; version: string }

/** The picture of a page by its path, or null for a path that has none of its own. */
export async function shareCard(path: string): Promise<ShareCard | null> {
  const [subject, { companyName }] = await Promise.all([shareSubject(path), getSiteSettings()])
  return subject && { ...subject, companyName, version: versionOf(subject, companyName) }
}

/**
 * Open Graph's entry for the picture of a page, the front page's where it has none. The address changes with what the
 * picture shows, because networks that draw link previews keep them for weeks.
 */
export async function shareImage(path: string) {
  const own = path.split(/[?#]/, 1)[0] ?? '/'
  const card = await shareCard(own)
  const shown = card ?? (await shareCard('/'))
  const name = card && own !== '/' ? own : `/${HOME}`
  return {
    url: siteUrl(`/share/${shown?.version ?? RECIPE}${name}.jpg`),
    ...SHARE_SIZE,
    type: 'image/jpeg',
    alt: firstWords(shown?.title, shown?.companyName),
  }
}

/** The path of the page from the last segments of its picture's address, or null when it is no such address. */
export function sharedPath(segments: string[]): string | null {
  const name = segments.join('/')
  if (!name.endsWith('.jpg')) return null
  const path = name.slice(0, -'.jpg'.length)
  return path === HOME ? '/' : `/${path}`
}

function versionOf({ title, line, picture }: ShareSubject, companyName: string): string {
  const shown = [RECIPE, companyName, title, line, picture?.url, picture?.focalX, picture?.focalY]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12)
}
