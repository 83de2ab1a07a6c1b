import 'server-only'
import { addressSlug } from '@/lib/platform/address-slug'
import { isListening, onExpiry, startListening } from '@/lib/platform/cache/tag-expiry.mjs'
import { databaseNow, db } from '@/lib/platform/database/db'
import { previewRead } from '@/lib/platform/database/preview-scope'
import { publishedArticle } from '@/lib/site/articles/visibility'
import { ANY_CARE } from '@/lib/site/communities/any-care'
import { PUBLIC_EVENT } from '@/lib/site/events/visibility'
import { openJob } from '@/lib/site/jobs/jobs'
import { addressKey, oldAddress, type RedirectIndex, redirectIndex } from '@/lib/site/seo/old-address'
import { patternAddresses } from '@/lib/site/seo/url-pattern'

export type AddressBook = {
  pages: ReadonlySet<string>
  communities: ReadonlySet<string>
  /** 'community/activities' and 'community/menu', for communities that have any. */
  dailyPages: ReadonlySet<string>
  teamMembers: ReadonlySet<string>
  articles: ReadonlySet<string>
  resources: ReadonlySet<string>
  /** Quizzes below /care-navigator. The Care Navigator's own quiz is on that page itself. */
  quizzes: ReadonlySet<string>
  events: ReadonlySet<string>
  jobs: ReadonlySet<string>
  careTypes: ReadonlySet<string>
  landingPages: ReadonlySet<string>
  /** Slugs of landing pages with a version B (decision 061). */
  secondVersions: ReadonlySet<string>
  /** 'care-type/city' and 'senior-living/city' pairs (reading 14) with their newest change. */
  cityPages: ReadonlyMap<string, Date>
  productSlug: string
  /** From the table (with `id`, which counts visits) and from URL patterns of landing pages (without). */
  redirects: RedirectIndex<RedirectTarget>
}

type RedirectTarget = { id: string | null; to: string; status: number }

/** Tables whose changes may add or remove public URLs. */
export const ADDRESS_TABLES = [
  'pages',
  'communities',
  'activities',
  'menu_days',
  'team_members',
  'blog_posts',
  'posts',
  'content_assets',
  'quizzes',
  'events',
  'jobs',
  'care_types',
  'landing_page_templates',
  'site_settings',
  'redirects',
] as const
const TABLES: ReadonlySet<string> = new Set(ADDRESS_TABLES)

let current: Promise<AddressBook> | undefined
let queried: ReadonlySet<string> = new Set()

onExpiry((tags) => {
  if (tags === null || tags.some((tag) => TABLES.has(tag))) current = undefined
})

/** All public URLs, cached. Asked before Next renders: a streamed page can no longer answer 404 or 308. */
export async function addressBook(): Promise<AddressBook> {
  const previewed = previewRead('address-book', read)
  if (previewed) return previewed
  await startListening()
  if (!isListening()) return read()
  if (!current) {
    const reading = read()
    current = reading
    reading
      .then(({ redirects }) => {
        if (current === reading) queried = redirects.queried
      })
      .catch(() => {
        if (current === reading) current = undefined
      })
  }
  return current
}

/**
 * True when a redirect may apply to an address because of its query, although its path is a page. Without
 * waiting, for the page cache: a page is in it only after the book was read.
 */
export function mayRedirectQuery(address = '/'): boolean {
  const at = address.indexOf('?')
  return at >= 0 && queried.has(address.slice(0, at))
}

async function read(): Promise<AddressBook> {
  const slug = { slug: true } as const
  const now = await databaseNow()
  const published = publishedArticle(now)
  const [
    pages,
    communities,
    team,
    articles,
    news,
    resources,
    quizzes,
    events,
    jobs,
    care,
    landing,
    settings,
    redirects,
  ] = await Promise.all([
    db.page.findMany({ where: { active: true }, select: { path: true } }),
    db.community.findMany({
      where: { active: true },
      select: {
        slug: true,
        city: true,
        servesCities: true,
        updatedAt: true,
        careTypes: { select: { careType: { select: slug } } },
        activities: { where: { active: true }, take: 1, select: { id: true } },
        menuDays: { where: { active: true }, take: 1, select: { id: true } },
      },
    }),
    db.teamMember.findMany({ where: { active: true }, select: slug }),
    db.blogPost.findMany({ where: published, select: slug }),
    db.post.findMany({ where: published, select: slug }),
    db.contentAsset.findMany({ where: { active: true }, select: slug }),
    db.quiz.findMany({ where: { active: true, slug: { not: 'care-navigator' } }, select: slug }),
    db.event.findMany({ where: PUBLIC_EVENT, select: slug }),
    db.job.findMany({ where: openJob(now), select: slug }),
    db.careType.findMany({ where: { active: true }, select: slug }),
    db.landingPageTemplate.findMany({
      where: { active: true },
      select: {
        slug: true,
        urlPattern: true,
        cities: true,
        community: { select: slug },
        heroTitleB: true,
        heroSubtitleB: true,
        heroCtaTextB: true,
      },
      orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }],
    }),
    db.siteSettings.findFirst({ select: { productSlug: true } }),
    db.redirect.findMany({
      where: { active: true },
      select: { id: true, fromPath: true, toPath: true, statusCode: true },
    }),
  ])
  const careTypes = slugs(care)
  return {
    pages: new Set(pages.map(({ path }) => path)),
    communities: slugs(communities),
    dailyPages: new Set(
      communities.flatMap(({ slug: community, activities, menuDays }) => [
        ...(activities.length > 0 ? [`${community}/activities`] : []),
        ...(menuDays.length > 0 ? [`${community}/menu`] : []),
      ]),
    ),
    teamMembers: slugs(team),
    articles: slugs([...articles, ...news]),
    resources: slugs(resources),
    quizzes: slugs(quizzes),
    events: slugs(events),
    jobs: slugs(jobs),
    careTypes,
    landingPages: slugs(landing),
    secondVersions: slugs(landing.filter((row) => row.heroTitleB || row.heroSubtitleB || row.heroCtaTextB)),
    cityPages: cityPages(communities, careTypes),
    productSlug: settings?.productSlug ?? 'us',
    redirects: redirectIndex<RedirectTarget>([...patternRedirects(landing), ...storedRedirects(redirects)]),
  }
}

type StoredRedirect = { id: string; fromPath: string; toPath: string; statusCode: number }

/** The last one for an address wins: older rows can hold other spellings of it. */
function storedRedirects(rows: StoredRedirect[]) {
  const isPlain = ({ fromPath }: StoredRedirect) => addressKey(oldAddress(fromPath)) === fromPath
  return rows
    .toSorted((a, b) => Number(isPlain(a)) - Number(isPlain(b)))
    .map(
      ({ id, fromPath, toPath, statusCode }) => [fromPath, { id, to: toPath, status: statusCode }] as const,
    )
}

type Patterned = { slug: string; urlPattern: string; cities: string[]; community: { slug: string } | null }

/** Temporary redirects (patterns may change) from URL patterns to their pages; the first page wins. */
function patternRedirects(rows: Patterned[]) {
  return rows.toReversed().flatMap(({ slug, community, ...row }) => {
    const to = { id: null, to: `/${slug}`, status: 307 }
    const paths = patternAddresses({ ...row, communitySlug: community?.slug ?? null })
    return paths.filter((path) => path !== to.to).map((path) => [path, to] as const)
  })
}

function slugs(rows: { slug: string }[]): Set<string> {
  return new Set(rows.map((row) => row.slug))
}

type Serving = {
  city: string | null
  servesCities: string[]
  careTypes: { careType: { slug: string } }[]
  updatedAt: Date
}

function cityPages(communities: Serving[], careTypes: ReadonlySet<string>): Map<string, Date> {
  const pages = new Map<string, Date>()
  for (const { city, servesCities, careTypes: offered, updatedAt } of communities) {
    const cities = new Set([...(city ? [addressSlug(city)] : []), ...servesCities])
    const care = offered.map(({ careType }) => careType.slug).filter((slug) => careTypes.has(slug))
    for (const page of [...cities].flatMap((place) =>
      [ANY_CARE, ...care].map((kind) => `${kind}/${place}`),
    )) {
      const known = pages.get(page)
      if (!known || known < updatedAt) pages.set(page, updatedAt)
    }
  }
  return pages
}
