import 'server-only'
import { atRequest, cached, tags } from '@/lib/platform/cache/cache'
import { databaseNow } from '@/lib/platform/database/database-now'
import { db } from '@/lib/platform/database/db'
import { chooseShown } from '@/lib/site/announcements/choose-shown'
import { shownAnnouncement } from '@/lib/site/announcements/visibility'
import { type NavigationLink, shownLinks } from '@/lib/site/content/resolve-navigation'
import { ADDRESS_TABLES } from '@/lib/site/seo/address-book'
import { leadsToPage } from '@/lib/site/seo/site-navigation'

export type ShownAnnouncement = { text: string; isUrgent: boolean; link: NavigationLink | null }

/** Announcements above a page: site-wide ones and those of `communityId`. Dead links are dropped. */
export const getAnnouncements = atRequest(
  async (communityId: string | null): Promise<ShownAnnouncement[]> => {
    cached(...['announcements', ...ADDRESS_TABLES].map(tags.list))
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
