import { Phone } from 'lucide-react'
import { GROUND, type Ground } from '@/components/site/page-sections/section-layout'
import { PhoneState } from '@/components/site/phones/phone-state'
import { TourLink } from '@/components/site/tour-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Phone as PhoneNumber } from '@/lib/browser/community'
import { getPhoneHours } from '@/lib/leads/callers/read-phone-hours'
import { type CommunityCard, getCommunityCards } from '@/lib/site/communities/communities'
import { getNightLine } from '@/lib/site/communities/night-line'
import { getRoomsSoon } from '@/lib/site/communities/open-plans'
import { type CareSoon, SOON_HOURS } from '@/lib/site/communities/rooms-soon'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'

type Props = { title: string; ground: Ground; now: Date }

/** For a family that needs care this week: who answers now, and what is free within 48 hours. */
export async function UrgentPart({ title, ground, now }: Props) {
  const [settings, rooms, communities] = await Promise.all([
    getSiteSettings(),
    getRoomsSoon(now),
    getCommunityCards(),
  ])
  return (
    <section id="now" className={`section ${GROUND[ground]}`}>
      <div className="wrap grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <WhoAnswers phone={phoneOf(null, settings)} communities={communities} />
        <div>
          <h2>{title}</h2>
          <RoomsByCare rooms={rooms} />
        </div>
      </div>
    </section>
  )
}

/** While closed, the form comes first, and the night lines stand in place of the front desks. */
async function WhoAnswers({ phone, communities }: { phone: PhoneNumber; communities: CommunityCard[] }) {
  const { isOpen } = await getPhoneHours(null)
  const nightLines = isOpen
    ? []
    : await Promise.all(communities.map(async ({ id, name }) => ({ id, name, line: await getNightLine(id) })))
  const answered = nightLines.filter(({ line }) => line !== null)
  return (
    <div>
      <h2>Who answers now</h2>
      <PhoneState className="mt-5" />
      <div className="mt-6 flex flex-wrap gap-3">
        <a
          href={`tel:${phone.dial}`}
          className={`${buttonVariants({ variant: isOpen ? 'default' : 'outline', size: 'lg' })} ${isOpen ? '' : 'order-last'}`}
        >
          <Phone aria-hidden="true" />
          {phone.display}
        </a>
        <TourLink className={buttonVariants({ variant: isOpen ? 'outline' : 'copper', size: 'lg' })}>
          Leave a number
        </TourLink>
      </div>
      {answered.length > 0 && (
        <>
          <h3 className="type-h4 mt-8">On the floors tonight</h3>
          <ul className="mt-3 border-line border-t">
            {answered.map(({ id, name, line }) => (
              <li key={id} className="border-line border-b py-2">
                {name}:{' '}
                <a href={`tel:${line?.dial}`} className="inline-flex min-h-11 items-center text-link">
                  {line?.display}
                </a>
                {line?.answeredBy && `, ${line.answeredBy}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function RoomsByCare({ rooms }: { rooms: CareSoon[] }) {
  if (rooms.length === 0) {
    return (
      <p className="mt-5 text-ink-soft">
        No room is listed as available within {SOON_HOURS} hours. Ask us: one may have opened up today.
      </p>
    )
  }
  return (
    <>
      <dl className="mt-5 divide-y divide-line border-line border-y">
        {rooms.map(({ slug, name, communities }) => (
          <div key={slug} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
            <dt className="font-[640]">{name}</dt>
            <dd>
              <ul>
                {communities.map((community) => (
                  <li key={community.id}>
                    <a
                      href={`/communities/${community.slug}#floor-plans`}
                      className="inline-flex min-h-11 items-center text-link"
                    >
                      {community.name}
                      {community.city && `, ${community.city}`}
                    </a>{' '}
                    <span className="text-ink-soft">{freeText(community.apartments)}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-small text-ink-soft">
        From our own list of rooms available now or within {SOON_HOURS} hours. A nurse has to meet the person
        before a move. Call to hold a room.
      </p>
    </>
  )
}

function freeText(apartments: number | null): string {
  if (apartments === null) return 'open'
  return `${apartments} ${apartments === 1 ? 'room' : 'rooms'} available`
}
