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
        A report of calls as CSV, as CallRail or your phone company offers it: when each call began and the
        caller’s number, and where they are the tracking number, duration, status, source and campaign.
        Google’s own report names no callers: its calls cannot become leads. Up to{' '}
        {MAX_CSV_ROWS.toLocaleString('en-US')} lines.
      </PageHead>
      <ul className="mb-6 grid max-w-[60ch] list-disc gap-1 pl-5 text-ink-soft">
        <li>Each call becomes a lead with its own time. The same file twice adds nothing.</li>
        <li>
          A call that was missed today alerts staff now, and its {PROMISED_WORD} minutes count from the call.
        </li>
        <li>
          Earlier ones ring for nobody and start no clock. Those missed in the last {CALL_BACK_DAYS} days are
          to be called back in the next staffed hour.
        </li>
      </ul>
      <CallsSheet />
    </div>
  )
}
