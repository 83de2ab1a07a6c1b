import { Phone } from 'lucide-react'
import { addressLines } from '@/lib/site/communities/address-lines'
import type { EventDetail } from '@/lib/site/events/event'

type Props = {
  community: NonNullable<EventDetail['community']>
  phone: { display: string; dial: string }
}

export function EventCommunity({ community, phone }: Props) {
  const place = addressLines(community)
  return (
    <section aria-labelledby="event-community" className="mt-10 border-line border-t pt-6">
      <h2 id="event-community" className="type-h4">
        Where you will be
      </h2>
      <p className="mt-2">
        <a href={`/communities/${community.slug}`} className="inline-flex min-h-11 items-center text-link">
          {community.name}
        </a>
        {place.length > 0 && <span className="block text-ink-soft">{place.join(', ')}</span>}
      </p>
      <a href={`tel:${phone.dial}`} className="inline-flex min-h-11 items-center gap-2.5 text-link">
        <Phone aria-hidden="true" className="size-5" />
        {phone.display}
      </a>
    </section>
  )
}
