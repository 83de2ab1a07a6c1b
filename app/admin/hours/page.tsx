import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { HoursForm } from '@/components/admin/company/hours/hours-form'
import { SpecialDaysText, WeekText } from '@/components/admin/company/hours/hours-text'
import { PlaceChooser } from '@/components/admin/company/hours/place-chooser'
import { Card } from '@/components/admin/kit/card'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { FALLBACK_AFTER_HOURS } from '@/lib/leads/tour-requests/promise-text'
import { AppError } from '@/lib/platform/errors'
import { scheduleOf } from '@/lib/records/hours/schedule-rows'
import { listHoursOwners, readSchedule } from '@/lib/records/hours/stored-schedule'
import { zoneName } from '@/lib/site/content/format-date'

export const metadata: Metadata = { title: 'Staffed hours' }

/** Staffed hours of the company and of each community. */
export default async function HoursPage({ searchParams }: { searchParams: Promise<{ community?: string }> }) {
  const actor = await pageActor()
  if (!can(actor, 'read', 'company')) return <NoAccess what="staffed hours" />
  const communityId = (await searchParams).community ?? null
  const found = await readSchedule(actor, communityId).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) notFound()
    if (error instanceof AppError && error.status === 403) return null
    throw error
  })
  if (!found) return <NoAccess what="the hours of this community" />
  const [all, settings] = await Promise.all([listHoursOwners(actor), companySettings()])
  const { about, schedule, inherited, today, seen } = found
  const company = scheduleOf(inherited, null, today)
  const detail = `Decide which callback promise families see. Times are ${zoneName(about.zone)}.`
  const places = all.map(({ id, name, own }) => ({
    href: id ? `/admin/hours?community=${id}` : '/admin/hours',
    name: id ? name : 'The company',
    ...(id && { note: own ? 'own hours' : 'as the company' }),
    isCompany: id === null,
    isChosen: id === communityId,
  }))
  const chooser = <PlaceChooser label="Whose hours" places={places} />
  const companyDays = company.days.length > 0 && (
    <div className="mt-4 rounded-control bg-paper p-4">
      <p className="text-dense font-[620]">
        The company’s dates apply here too, unless the same date is entered below
      </p>
      <SpecialDaysText days={company.days} />
    </div>
  )
  const companyHours = (
    <>
      <p className="mt-4 text-ink-soft">{about.name} follows the company’s week:</p>
      <WeekText week={company.week} />
    </>
  )
  if (can(actor, 'update', 'company')) {
    return (
      <HoursForm
        key={communityId}
        about={about}
        schedule={schedule}
        seen={seen}
        today={today}
        inherited={inherited}
        companyHours={companyHours}
        companyDays={companyDays}
        chooser={chooser}
        detail={detail}
        afterHoursPromise={settings?.afterHoursPromise ?? FALLBACK_AFTER_HOURS}
        renderedAt={new Date().toISOString()}
      />
    )
  }
  return (
    <div className="grid max-w-224 gap-5 px-4 py-3 lg:px-3.5">
      <PageHead title="Staffed hours">{detail} Only an administrator can change them.</PageHead>
      {chooser}
      <Card id="week" title="Every week">
        {schedule.own ? <WeekText week={schedule.week} /> : companyHours}
      </Card>
      <Card id="special" title="Holidays and other dates">
        {companyDays}
        {schedule.days.length > 0 ? (
          <SpecialDaysText days={schedule.days} />
        ) : (
          <p className="mt-3 text-ink-soft">None entered{communityId ? ' for this community' : ''}.</p>
        )}
      </Card>
    </div>
  )
}
