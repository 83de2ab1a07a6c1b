import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { databaseNow, db } from '@/lib/platform/database/db'
import { type NavigationLink, shownLinks } from '@/lib/site/content/resolve-navigation'
import { ADDRESS_TABLES } from '@/lib/site/seo/address-book'
import { leadsToPage } from '@/lib/site/seo/site-navigation'

export type ShownAnnouncement = { text: string; isUrgent: boolean; link: NavigationLink | null }

/** Announcements above a page: site-wide ones and those of `communityId`. Dead links are dropped. */
export const getAnnouncements = atRequest(
  async (communityId: string | null): Promise<ShownAnnouncement[]> => {
    cached('announcements', ...ADDRESS_TABLES)
    const applying = await db.announcement.findMany({
      where: {
        ...shownAnnouncement(await databaseNow()),
        OR: [
          { place: 'site' },
          ...(communityId ? [{ place: 'communities', communities: { some: { communityId } } }] : []),
        ],
      },
      orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }],
      select: { text: true, kind: true, linkLabel: true, linkUrl: true },
    })
    return Promise.all(
      chooseShown(applying).map(async ({ text, kind, linkLabel: label, linkUrl: href }) => {
        const [link = null] = await shownLinks([{ label, href }], leadsToPage)
        return { text, isUrgent: kind === 'urgent', link }
      }),
    )
  },
)

const MAX_URGENT = 2

/** The first two urgent announcements, or else the first one, in back-office order (decision 049). */
export function chooseShown<T extends { kind: string }>(applying: readonly T[]): T[] {
  const urgent = applying.filter(({ kind }) => kind === 'urgent')
  return urgent.length > 0 ? urgent.slice(0, MAX_URGENT) : applying.slice(0, 1)
}

/** Prisma filter for announcements that are active, begun and not over. `now`: `databaseNow()`. */
export function shownAnnouncement(now: Date) {
  return {
    active: true,
    AND: [
      { OR: [{ shownFrom: null }, { shownFrom: { lte: now } }] },
      { OR: [{ shownUntil: null }, { shownUntil: { gt: now } }] },
    ],
  }
}
