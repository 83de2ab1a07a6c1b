import type { Metadata } from 'next'
import { CallsSheet } from '@/components/admin/desk/calls/calls-sheet'
import { BackToList } from '@/components/admin/desk/tour-requests/back-to-list'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { CALL_BACK_DAYS } from '@/lib/desk/calls/call-follow-up'
import { PROMISED_WORD } from '@/lib/platform/promised-minutes'
import { MAX_CSV_ROWS } from '@/lib/records/import/limits'

export const metadata: Metadata = { title: 'Import calls' }

/** Uploads a call report. */
export default async function CallsPage() {
  const actor = await pageActor()
  if (!can(actor, 'create', 'leads')) return <NoAccess what="importing calls" />
  return (
    <div className="max-w-176 px-4 pt-2 pb-28 lg:px-4.5 lg:pt-3 lg:pb-10">
      <div className="flex min-h-11 items-center lg:hidden">
        <BackToList />
      </div>
      <PageHead title="Import calls">
        Upload a call report as CSV, for example from CallRail or your phone company. It needs the start time
        and the caller’s number, and can have the tracking number, duration, status, source and campaign.
        Google’s own report has no caller numbers, so its calls cannot become leads. Up to{' '}
        {MAX_CSV_ROWS.toLocaleString('en-US')} lines.
      </PageHead>
      <ul className="mb-6 grid max-w-[60ch] list-disc gap-1 pl-5 text-ink-soft">
        <li>Each call becomes a lead with its own time. Importing the same file again adds nothing.</li>
        <li>
          A call that was missed today alerts staff now, and its {PROMISED_WORD} minutes count from the call.
        </li>
        <li>
          Earlier calls do not alert anyone or start a clock. Calls missed in the last {CALL_BACK_DAYS} days
          are due for a call back in the next staffed hour.
        </li>
      </ul>
      <CallsSheet />
    </div>
  )
}
