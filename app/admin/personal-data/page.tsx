import type { Metadata } from 'next'
import { PersonSearch } from '@/components/admin/desk/personal-data/person-search'
import { RetentionForm } from '@/components/admin/desk/personal-data/retention-form'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { readRetention } from '@/lib/desk/personal-data/retention-periods'
import { getSiteSettings } from '@/lib/site/content/site-settings'

export const metadata: Metadata = { title: 'Personal data' }

/** Copies and deletes everything stored about a person, and shows retention periods. */
export default async function PersonalDataPage() {
  const actor = await pageActor()
  if (!can(actor, 'read', 'persons')) return <NoAccess what="personal data" />
  const [{ periods, due, last }, { timeZone }] = await Promise.all([readRetention(actor), getSiteSettings()])
  return (
    <div className="grid max-w-5xl gap-6 px-4 py-3 lg:px-3.5">
      <PageHead title="Personal data">
        When someone asks about their data, find it, download a copy, or erase it. Each search, copy and
        erasure is recorded in the activity log.
      </PageHead>
      <PersonSearch timeZone={timeZone} />
      <RetentionForm
        periods={periods}
        due={due}
        last={last && { at: last.at.toISOString(), counts: last.counts }}
        timeZone={timeZone}
      />
    </div>
  )
}
