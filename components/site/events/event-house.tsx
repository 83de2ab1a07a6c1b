import { Phone } from 'lucide-react'
import { Link } from '@/components/ui/link'
import type { EventDetail } from '@/lib/content/event'

type Props = {
  house: NonNullable<EventDetail['community']>
  phone: { display: string; dial: string }
}

/** The house the event is in: its address and its telephone. */
export function EventHouse({ house, phone }: Props) {
  const place = [house.street, house.city, [house.state, house.zip].filter(Boolean).join(' ')].filter(Boolean)
  return (
    <section aria-labelledby="event-house" className="mt-10 border-line border-t pt-6">
      <h2 id="event-house" className="type-h4">
        Where you will be
      </h2>
      <p className="mt-2">
        <Link href={`/communities/${house.slug}`} className="inline-flex min-h-11 items-center text-link">
          {house.name}
        </Link>
        {place.length > 0 && <span className="block text-ink-soft">{place.join(', ')}</span>}
      </p>
      <a href={`tel:${phone.dial}`} className="inline-flex min-h-11 items-center gap-2.5 text-link">
        <Phone aria-hidden="true" className="size-5" />
        {phone.display}
      </a>
    </section>
  )
}
