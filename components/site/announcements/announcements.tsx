import { AnnouncementLine } from '@/components/site/announcements/announcement-line'
import { staticPart } from '@/components/static/static'
import { getAnnouncements } from '@/lib/site/announcements/announcements'

type Props = {
  /** The community whose page it is; null elsewhere. */
  communityId: string | null
}

/** Announcements above the header of a public page, cached with the page; null when there are none. */
export const Announcements = staticPart(async ({ communityId }: Props) => {
  const shown = await getAnnouncements(communityId)
  if (shown.length === 0) return null
  return (
    <aside aria-label="Announcements" className="announcements">
      {shown.map((announcement) => (
        <AnnouncementLine key={announcement.text} {...announcement} />
      ))}
    </aside>
  )
})
