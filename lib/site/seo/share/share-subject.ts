import 'server-only'
import { createHash } from 'node:crypto'
import { cityLine } from '@/lib/platform/address-lines'
import { brandVersion } from '@/lib/platform/brand/brand-version'
import type { Brand } from '@/lib/platform/brand/read-brand'
import type { PictureImage } from '@/lib/platform/media/picture-select'
import { siteUrl } from '@/lib/platform/site'
import { getArticle, getNews } from '@/lib/site/articles/articles'
import { getBrand } from '@/lib/site/brand/brand'
import { getCare, getCityPage } from '@/lib/site/communities/care-place'
import { getCommunityCards, getRegion, inRegion } from '@/lib/site/communities/communities'
import { getCommunity } from '@/lib/site/communities/community'
import { formatDate } from '@/lib/site/content/format-date'
import { getHomepage } from '@/lib/site/content/home'
import { getPageHero } from '@/lib/site/content/page-sections'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { getTeamMember } from '@/lib/site/content/team'
import { isDailyPage } from '@/lib/site/daily-life/daily-month'
import { getEvent } from '@/lib/site/events/events'
import { payText } from '@/lib/site/jobs/job-facts'
import { getJob } from '@/lib/site/jobs/jobs'
import { communitiesOf } from '@/lib/site/landing-pages/landing-communities'
import { getLandingPage } from '@/lib/site/landing-pages/landing-page'
import { getResource } from '@/lib/site/resources/resource'
import { firstWords } from '@/lib/site/seo/snippet'

/** Text between asterisks in the title is set in copper italics. */
type ShareSubject = { title: string; line: string; picture: PictureImage | null }

/** Share card content of a public page, from the records it shows; null without one. */
export async function shareSubject(path: string): Promise<ShareSubject | null> {
  const [first = '', second = '', ...more] = path.split('/').slice(1)
  if (first === 'communities' && isDailyPage(more.join('/'))) return community(second)
  if (more.length > 0) return null
  if (first === '') return home()
  if (second === '') return (await topLevel(first)) ?? withHeader(path)
  switch (first) {
    case 'communities':
      return community(second)
    case 'blog':
      return text(second)
    case 'resources':
      return resource(second)
    case 'events':
      return event(second)
    case 'careers':
      return job(second)
    case 'team':
      return person(second)
    default:
      return (await place(first, second)) ?? withHeader(path)
  }
}

async function home(): Promise<ShareSubject> {
  const [{ sections }, { tagline, companyName }] = await Promise.all([getHomepage(), getSiteSettings()])
  const hero = sections.find(({ sectionType }) => sectionType === 'hero')
  return { title: hero?.title || companyName, line: tagline ?? '', picture: hero?.image ?? null }
}

async function withHeader(path: string): Promise<ShareSubject | null> {
  const hero = await getPageHero(path)
  return hero && { title: hero.title, line: hero.subtitle ?? '', picture: hero.image }
}

async function topLevel(slug: string): Promise<ShareSubject | null> {
  const care = await getCare(slug)
  if (care) {
    const [hero, region] = await Promise.all([getPageHero(`/${slug}`), getRegion()])
    const title = hero?.title ?? inRegion(care.name, region && `*${region}*`)
    return { title, line: hero?.subtitle ?? '', picture: hero?.image ?? care.image }
  }
  const page = await getLandingPage(slug)
  if (!page) return null
  const communities = communitiesOf(page, await getCommunityCards())
  const community = communities.length === 1 ? communities[0]?.image : null
  return {
    title: firstOf(page.heroTitle, page.h1Headline, page.title),
    line: firstWords(page.heroSubtitle, page.subheadline),
    picture: page.heroImage ?? community ?? page.careType?.image ?? communities[0]?.image ?? null,
  }
}

async function place(careSlug: string, citySlug: string): Promise<ShareSubject | null> {
  const page = await getCityPage(careSlug, citySlug)
  if (!page) return null
  const { care, city, communities } = page
  const line = communities.map(({ name }) => name).join(', ')
  return { title: `${care.name} in *${city}*`, line, picture: communities[0]?.image ?? care.image }
}

async function community(slug: string): Promise<ShareSubject | null> {
  const found = await getCommunity(slug)
  if (!found) return null
  const care = found.careTypes.map(({ name }, at) => (at === 0 ? name : name.toLowerCase())).join(', ')
  const where = cityLine({ city: found.city, state: found.state })
  return { title: found.name, line: [care, where].filter(Boolean).join(' · '), picture: found.image }
}

async function text(slug: string): Promise<ShareSubject | null> {
  const article = await getArticle(slug)
  if (article) {
    const line = [article.category, article.authorMember?.name ?? article.author].filter(Boolean).join(' · ')
    return { title: article.title, line, picture: article.mainImage }
  }
  const news = await getNews(slug)
  return news && { title: news.title, line: firstWords(news.community?.name, 'News'), picture: news.image }
}

async function event(slug: string): Promise<ShareSubject | null> {
  const [found, { timeZone }] = await Promise.all([getEvent(slug), getSiteSettings()])
  if (!found) return null
  const day = formatDate(found.startsAt, found.community?.timeZone ?? timeZone)
  const community = found.community?.active ? found.community.name : found.locationText
  return { title: found.title, line: [day, community].filter(Boolean).join(' · '), picture: found.image }
}

async function resource(slug: string): Promise<ShareSubject | null> {
  const found = await getResource(slug)
  return found && { title: found.title, line: found.category ?? '', picture: found.featuredImage }
}

async function job(slug: string): Promise<ShareSubject | null> {
  const [found, hero] = await Promise.all([getJob(slug), getPageHero('/careers')])
  if (!found) return null
  return {
    title: found.title,
    line: `${found.community.name} · ${payText(found)}`,
    picture: hero?.image ?? null,
  }
}

async function person(slug: string): Promise<ShareSubject | null> {
  const found = await getTeamMember(slug)
  if (!found) return null
  const community = found.community?.active ? ` at ${found.community.name}` : ''
  return { title: found.name, line: `${found.role}${community}`, picture: found.avatarImage }
}

function firstOf(...texts: (string | null)[]): string {
  return texts.find((text) => text?.trim()) ?? ''
}

export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** Increase it when the drawing changes, so that pictures get new URLs. */
const DRAWING_VERSION = 2

/** Represents '/' in a picture's URL; no slug is a single hyphen. */
const HOME = '-'

export type ShareCard = ShareSubject & { brand: Brand; version: string }

export async function shareCard(path: string): Promise<ShareCard | null> {
  const [subject, brand] = await Promise.all([shareSubject(path), getBrand()])
  return subject && { ...subject, brand, version: versionOf(subject, brand) }
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
    alt: firstWords(shown?.title, shown?.brand.company),
  }
}

/** The page path for a picture's URL segments, or null when they are invalid. */
export function sharedPath(segments: string[]): string | null {
  const name = segments.join('/')
  if (!name.endsWith('.jpg')) return null
  const path = name.slice(0, -'.jpg'.length)
  return path === HOME ? '/' : `/${path}`
}

function versionOf({ title, line, picture }: ShareSubject, brand: Brand): string {
  const shown = [
    DRAWING_VERSION,
    brandVersion(brand),
    title,
    line,
    picture?.url,
    picture?.focalX,
    picture?.focalY,
  ]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12)
}
