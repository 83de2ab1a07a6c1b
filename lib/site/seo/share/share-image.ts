import 'server-only'
import { createHash } from 'node:crypto'
import { siteUrl } from '@/lib/platform/site'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { type ShareSubject, shareSubject } from '@/lib/site/seo/share/share-subject'
import { firstWords } from '@/lib/site/seo/snippet'

export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** Increase it when the drawing changes, so that pictures get new URLs. */
const DRAWING_VERSION = 1

/** Represents '/' in a picture's URL; no slug is a single hyphen. */
const HOME = '-'

export type ShareCard = ShareSubject & { companyName: string; version: string }

export async function shareCard(path: string): Promise<ShareCard | null> {
  const [subject, { companyName }] = await Promise.all([shareSubject(path), getSiteSettings()])
  return subject && { ...subject, companyName, version: versionOf(subject, companyName) }
}

/** Open Graph image, by default the front page's. The URL changes with its content: networks cache it. */
export async function shareImage(path: string) {
  const own = path.split(/[?#]/, 1)[0] ?? '/'
  const card = await shareCard(own)
  const shown = card ?? (await shareCard('/'))
  const name = card && own !== '/' ? own : `/${HOME}`
  return {
    url: siteUrl(`/share/${shown?.version ?? DRAWING_VERSION}${name}.jpg`),
    ...SHARE_SIZE,
    type: 'image/jpeg',
    alt: firstWords(shown?.title, shown?.companyName),
  }
}

/** The page path for a picture's URL segments, or null when they are invalid. */
export function sharedPath(segments: string[]): string | null {
  const name = segments.join('/')
  if (!name.endsWith('.jpg')) return null
  const path = name.slice(0, -'.jpg'.length)
  return path === HOME ? '/' : `/${path}`
}

function versionOf({ title, line, picture }: ShareSubject, companyName: string): string {
  const shown = [DRAWING_VERSION, companyName, title, line, picture?.url, picture?.focalX, picture?.focalY]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12)
}
