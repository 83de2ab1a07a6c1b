import { Info, TriangleExclamationPoint } from 'lucide-react'
import { SafeLink } from '@/components/site/safe-link'
import type { ShownAnnouncement } from '@/lib/site/announcements/announcements'

/** One announcement with an icon and at most one link. Urgency is also stated in the text. */
export function AnnouncementLine({ text, isUrgent, link }: ShownAnnouncement) {
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
