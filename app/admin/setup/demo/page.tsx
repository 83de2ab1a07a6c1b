import type { Metadata } from 'next'
import { RemovalLists } from '@/components/admin/desk/setup/removal-preview'
import { ActionButton } from '@/components/admin/kit/action-button'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { Message } from '@/components/ui/message'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { stepHref } from '@/lib/desk/setup/steps'
import { companyZone } from '@/lib/leads/intake/company-zone'
import { shownMoment, shownShortDay } from '@/lib/records/declare/shown-value'
import { previewRemoval } from '@/lib/records/demo/remove-demo'
import { lastRemoval } from '@/lib/records/demo/undo-removal'
import { KEPT_DAYS } from '@/lib/records/store/kept-days'

export const metadata: Metadata = { title: 'Remove the demo' }

/** Preview of the removal of the demo, the removal, and its undo. */
export default async function DemoPage() {
  const actor = await pageActor()
  if (!can(actor, 'update', 'administration')) return <NoAccess what="the removal of the demo" />
  const [preview, removal, timeZone] = await Promise.all([
    previewRemoval(actor),
    lastRemoval(actor),
    companyZone(),
  ])
  const records = preview.records.toLocaleString('en-US')
  return (
    <div className="max-w-264 px-4 py-3 lg:px-3.5">
      <PageHead
        title="Remove the demo"
        back={{ href: stepHref('demo'), label: 'Setup guide' }}
        aside={
          preview.records > 0 && (
            <ActionButton
              variant="destructive"
              path="setup/demo-removal"
              body={{ records: preview.records }}
              done="The demo is removed"
              busyWords="Removing..."
              confirm={{
                title: `Remove ${records} records of the demo?`,
                words: `They leave the site right away. For ${KEPT_DAYS} days you can bring all of them back together.`,
                action: 'Remove the demo',
                keep: 'Keep it',
              }}
            >
              Remove {records} records
            </ActionButton>
          )
        }
      >
        Demo records that no one edited move to the trash in one step. Records that you edited stay, with
        everything they use.
      </PageHead>
      {removal && (
        <Message tone="ok" className="mb-4">
          <p>
            {removal.records.toLocaleString('en-US')} records were removed {shownMoment(removal.at, timeZone)}{' '}
            by {removal.by}.
            {removal.mayUndo && ` They are in the trash until ${shownShortDay(removal.undoUntil, timeZone)}.`}
          </p>
          {removal.mayUndo && (
            <div className="mt-2">
              <ActionButton
                method="DELETE"
                variant="outline"
                size="sm"
                path="setup/demo-removal"
                done="The demo is back"
                busyWords="Restoring..."
                confirm={{
                  title: 'Bring the demo back?',
                  words: 'All of its records return. What you entered since then does not change.',
                  action: 'Bring it back',
                }}
              >
                Undo the removal
              </ActionButton>
            </div>
          )}
        </Message>
      )}
      <RemovalLists preview={preview} />
    </div>
  )
}
