import type { Metadata } from 'next'
import { ActionButton } from '@/components/admin/kit/action-button'
import { Card } from '@/components/admin/kit/card'
import { ShownDay } from '@/components/admin/kit/company-zone'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { CmsFileForm } from '@/components/admin/records/inspections/cms-file-form'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { listFacilities } from '@/lib/records/inspections/facilities'

export const metadata: Metadata = { title: 'Inspections' }

/** Communities with a Medicare number, the facility that CMS has under it, and contradictions. */
export default async function InspectionsPage() {
  const actor = await pageActor()
  if (!can(actor, 'read', 'content')) return <NoAccess what="inspections" />
  const facilities = await listFacilities(actor)
  const mayChange = can(actor, 'update', 'content')
  return (
    <div className="max-w-5xl px-4 py-3 lg:px-3.5">
      <PageHead title="Inspections">
        Medicare’s public data on nursing facilities (CMS) is updated every night. A community’s page shows
        the data once someone has confirmed that the facility is ours.
      </PageHead>
      {facilities.length === 0 ? (
        <EmptyState title="No community has a Medicare number yet. Enter one on a community’s form" />
      ) : (
        <div className="grid gap-4">
          {facilities.map((facility) => (
            <Facility key={facility.id} facility={facility} mayChange={mayChange} />
          ))}
          {mayChange && (
            <Card title="Import a downloaded file">
              <CmsFileForm />
            </Card>
          )}
        </div>
      )}
    </div>
  )
}

type Props = { facility: Awaited<ReturnType<typeof listFacilities>>[number]; mayChange: boolean }

function Facility({ facility, mayChange }: Props) {
  const { id, name, ccn, address, facilityAddress, readAt, confirmedByName, contradictions } = facility
  const path = `inspections/${id}`
  return (
    <Card title={name}>
      <div className="grid gap-2 text-dense">
        <p>
          Our address: {address || 'not entered'}. Medicare number: {ccn}.{' '}
          <Link href={`/admin/communities/${id}`} className="text-link">
            Open the community
          </Link>
        </p>
        <p>
          {facility.facility
            ? `CMS: ${facility.facility}, ${facilityAddress ?? 'no address'}`
            : 'Not looked up yet, or CMS has no facility with this number.'}
          {readAt && (
            <>
              {' '}
              Last looked up <ShownDay at={readAt} />.
            </>
          )}
          {confirmedByName && ` Confirmed by ${confirmedByName}.`}
        </p>
        {contradictions.map((words) => (
          <p key={words} className="font-[620] text-bad">
            {words}
          </p>
        ))}
        {mayChange && (
          <div className="flex flex-wrap gap-2">
            <ActionButton
              path={path}
              done="Looked up"
              size="sm"
              variant="outline"
              busyWords="Looking it up..."
            >
              Look it up
            </ActionButton>
            {facility.facility && !confirmedByName && (
              <ActionButton method="PATCH" path={path} body={{ isOurs: true }} done="Confirmed" size="sm">
                This is ours
              </ActionButton>
            )}
            {confirmedByName && (
              <ActionButton
                method="PATCH"
                path={path}
                body={{ isOurs: false }}
                done="No longer shown"
                size="sm"
                variant="ghost"
              >
                This is not ours
              </ActionButton>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}
