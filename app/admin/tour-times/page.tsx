import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SpecialDaysText, WeekText } from '@/components/admin/company/hours/hours-text'
import { PlaceChooser } from '@/components/admin/company/hours/place-chooser'
import { TourTimesForm } from '@/components/admin/company/tour-times/tour-times-form'
import { Card } from '@/components/admin/kit/card'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { AppError } from '@/lib/platform/errors'
import { scheduleOf } from '@/lib/records/hours/schedule-rows'
import { listCalendars, readCalendar } from '@/lib/records/tour-times/calendar'
import { zoneName } from '@/lib/site/content/format-date'

type Props = { searchParams: Promise<{ community?: string }> }

export const metadata: Metadata = { title: 'Tour times' }

/** Tour hours of a community, and whether families book a time themselves. */
export default async function TourTimesPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'read', 'company')) return <NoAccess what="tour times" />
  const all = await listCalendars(actor)
  const communityId = (await searchParams).community ?? all[0]?.id
  if (!communityId) return <Empty />
  const found = await readCalendar(actor, communityId).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) notFound()
    if (error instanceof AppError && error.status === 403) return null
    throw error
  })
  if (!found) return <NoAccess what="the tour times of this community" />
  const { about, edited, today, hours, seen } = found
  const detail = `When families can tour ${about.name}. Times are ${zoneName(about.zone)}.`
  const chooser = (
    <PlaceChooser
      label="Whose tours"
      places={all.map(({ id, name, isOpen }) => ({
        href: `/admin/tour-times?community=${id}`,
        name,
        note: isOpen ? 'booked online' : 'by phone',
        isChosen: id === about.id,
      }))}
    />
  )
  const special = [...scheduleOf(hours, about.id, today).days, ...scheduleOf(hours, null, today).days]
  const specialDays = special.length > 0 && (
    <div className="mt-4 rounded-control bg-paper p-4">
      <p className="text-dense font-[620]">
        The holidays of the{' '}
        <a href={`/admin/hours?community=${about.id}`} className="text-link">
          staffed hours
        </a>{' '}
        apply here too
      </p>
      <SpecialDaysText days={special} />
    </div>
  )
  if (can(actor, 'update', 'company')) {
    return (
      <TourTimesForm
        key={about.id}
        about={about}
        edited={edited}
        seen={seen}
        today={today}
        hours={hours}
        specialDays={specialDays}
        chooser={chooser}
        detail={detail}
        renderedAt={new Date().toISOString()}
      />
    )
  }
  return (
    <div className="grid max-w-224 gap-5 px-4 py-3 lg:px-3.5">
      <PageHead title="Tour times">{detail} Only an administrator can change them.</PageHead>
      {chooser}
      {edited.isOpen ? (
        <Card id="weekly" title="Every week">
          <p className="mt-3 text-ink-soft">
            Tours of {edited.minutes} minutes, families at the same time: {edited.capacity}.
          </p>
          <WeekText week={edited.week} />
        </Card>
      ) : (
        <p className="text-ink-soft">Families request a day, and you agree on a time by phone.</p>
      )}
    </div>
  )
}

function Empty() {
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead title="Tour times">There are no communities on the site yet.</PageHead>
    </div>
  )
}
