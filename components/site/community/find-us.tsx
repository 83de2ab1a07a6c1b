import { clsx } from 'clsx'
import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { PhoneLine } from '@/components/site/phones/phone-hours-text'
import { Picture } from '@/components/site/picture'
import { SafeLink } from '@/components/site/safe-link'
import { Eyebrow } from '@/components/ui/eyebrow'
import { phoneHours } from '@/lib/leads/callers/phone-hours'
import { addressLines } from '@/lib/platform/address-lines'
import { usableTimeZone } from '@/lib/platform/time-zone'
import { mailLink } from '@/lib/platform/typed-email'
import type { CommunityDetail } from '@/lib/site/communities/community'
import { nightLineOf } from '@/lib/site/communities/night-line'
import type { StaffedHoursRow } from '@/lib/site/content/staffed-days'
import { specialDaysText, staffedHoursText } from '@/lib/site/content/staffed-hours-text'

/** How many days ahead special hours are announced. */
const DAYS_AHEAD = 14

type Props = {
  community: CommunityDetail
  phone: { display: string; dial: string }
  hours: readonly StaffedHoursRow[]
  now: Date
}

/** Address, phones, hours, directions, and links: brochure, video, property map, jobs, social pages. */
export function FindUs({ community, phone, hours, now }: Props) {
  const image = community.contactImage ?? community.courtyardsImage
  const place = addressLines(community)
  const state = phoneHours({ hours, timeZone: usableTimeZone(community.timeZone) }, now)
  const nightLine = nightLineOf(community)
  const { secondaryPhoneDisplay, secondaryPhoneDial, email } = community
  return (
    <section id="find-us" className="section bg-ivory">
      <div
        className={clsx(
          'wrap grid grid-cols-1 items-center gap-8 lg:gap-12',
          image && 'lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]',
        )}
      >
        <div>
          <Eyebrow>Location</Eyebrow>
          <h2 className="mt-4">How to find us</h2>
          {community.logoImage && (
            <Picture
              image={community.logoImage}
              fit="contain"
              sizes="16rem"
              className="mt-5 h-16 w-auto max-w-64"
            />
          )}
          <address className="mt-5 grid gap-3 not-italic lg:mt-6 lg:gap-4">
            {place.length > 0 && (
              <Line icon={<MapPin aria-hidden="true" />}>
                {place.map((line) => (
                  <Fragment key={line}>
                    {line}
                    <br />
                  </Fragment>
                ))}
                <a href={directionsUrl(place)} className="text-link" rel="noopener">
                  Directions
                </a>
                {community.driveTimes.map((time) => (
                  <span key={time} className="block text-ink-soft">
                    {time}
                  </span>
                ))}
              </Line>
            )}
            <Line icon={<Phone aria-hidden="true" />}>
              <a href={`tel:${phone.dial}`} className="text-link">
                {phone.display}
              </a>
              {secondaryPhoneDisplay && secondaryPhoneDial && (
                <>
                  {' '}
                  or{' '}
                  <a href={`tel:${secondaryPhoneDial}`} className="text-link">
                    {secondaryPhoneDisplay}
                  </a>
                </>
              )}
            </Line>
            <Line icon={<Clock aria-hidden="true" />}>
              <PhoneLine hours={state} />. Hours: {staffedHoursText(hours)}.
              {specialDaysText(hours, { now, zone: community.timeZone, days: DAYS_AHEAD }).map((day) => (
                <span key={day} className="block text-ink-soft">
                  {day}
                </span>
              ))}
            </Line>
            {!state.isOpen && nightLine && (
              <Line icon={<Phone aria-hidden="true" />}>
                At night:{' '}
                <a href={`tel:${nightLine.dial}`} className="text-link">
                  {nightLine.display}
                </a>
                {nightLine.answeredBy && `, answered by ${nightLine.answeredBy}`}
              </Line>
            )}
            {email && (
              <Line icon={<Mail aria-hidden="true" />}>
                <a href={mailLink(email)} className="text-link">
                  {email}
                </a>
              </Line>
            )}
          </address>
          <BrochureCover community={community} />
          <ul className="mt-5 flex flex-wrap gap-x-6">
            {takeaways(community).map(({ href, text }) => (
              <li key={text}>
                <SafeLink href={href} className="inline-flex min-h-11 min-w-11 items-center text-link">
                  {text}
                </SafeLink>
              </li>
            ))}
          </ul>
        </div>
        {image && (
          <div className="print max-md:hidden">
            <Picture
              image={image}
              sizes="(min-width: 64rem) 34rem 4/3, 92vw 2/1"
              className="aspect-[2/1] lg:aspect-[4/3]"
            />
          </div>
        )}
      </div>
    </section>
  )
}

/** Brochure cover as a link; the list below has the text link. */
function BrochureCover({ community: { brochureImage, brochureLink } }: { community: CommunityDetail }) {
  if (!brochureImage || !brochureLink) return null
  return (
    <SafeLink href={brochureLink} className="mt-6 inline-block">
      <Picture
        image={brochureImage}
        alt="Brochure (PDF)"
        fit="contain"
        sizes="10rem"
        className="h-auto w-40 rounded-picture border border-line"
      />
    </SafeLink>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-4 [&_.lucide]:mt-1 [&_.lucide]:text-copper">
      {icon}
      <p className="min-w-0">{children}</p>
    </div>
  )
}

/** Opens the visitor's own map app; nothing loads from a map provider before that. */
function directionsUrl(place: string[]): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place.join(', '))}`
}

function takeaways(community: CommunityDetail) {
  return [
    { href: community.brochureLink, text: 'Brochure (PDF)' },
    { href: community.videoUrl, text: 'Video tour' },
    { href: community.propertyMapUrl, text: 'Property map' },
    { href: community.employmentLink, text: 'Jobs at this community' },
    { href: community.facebookUrl, text: 'Facebook' },
    { href: community.instagramUrl, text: 'Instagram' },
    { href: community.linkedinUrl, text: 'LinkedIn' },
    { href: community.twitterUrl, text: 'X' },
  ].filter((link): link is { href: string; text: string } => Boolean(link.href))
}
