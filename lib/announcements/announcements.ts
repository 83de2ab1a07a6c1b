import 'server-only'
import { chooseShown } from '@/lib/announcements/choose-shown'
import { shownAnnouncement } from '@/lib/announcements/visibility'
import { atRequest, cached, tags } from '@/lib/cache'
import { type NavigationLink, shownLinks } from '@/lib/content/resolve-navigation'
import { databaseNow } from '@/lib/database-now'
import { db } from '@/lib/db'
import { ADDRESS_TABLES } from '@/lib/seo/address-book'
import { leadsToPage } from '@/lib/seo/site-navigation'

export type ShownAnnouncement = { text: string; isUrgent: boolean; link: NavigationLink | null }

/**
 * What stands above a page now: what is for the whole site and, on a community's page, what is for that community (its id). A
 * link whose page is gone is left out. Kept until an announcement begins, ends or is changed, or an address is.
 */
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
