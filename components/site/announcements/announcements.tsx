import { Info, TriangleExclamationPoint } from 'lucide-react'
import { SafeLink } from '@/components/site/safe-link'
import { staticPart } from '@/components/static/static'
import { getAnnouncements, type ShownAnnouncement } from '@/lib/site/announcements/announcements'

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

/** One announcement with an icon and at most one link. Urgency is also stated in the text. */
function AnnouncementLine({ text, isUrgent, link }: ShownAnnouncement) {
  const Mark = isUrgent ? TriangleExclamationPoint : Info
  return (
    <p data-urgent={isUrgent ? '' : undefined}>
      <Mark aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        {isUrgent && <span className="sr-only">Urgent notice: </span>}
        {text}
        {link && (
          <>
            {' '}
            <SafeLink href={link.href}>{link.label}</SafeLink>
          </>
        )}
      </span>
    </p>
  )
}
