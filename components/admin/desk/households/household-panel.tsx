import { DuplicateActions } from '@/components/admin/desk/duplicates/duplicate-actions'
import { duplicateReasonLabels } from '@/components/admin/desk/duplicates/duplicate-reasons'
import { FamilyCard } from '@/components/admin/desk/duplicates/family-card'
import { FindFamily } from '@/components/admin/desk/duplicates/find-family'
import { ActionButton } from '@/components/admin/kit/action-button'
import { Card } from '@/components/admin/kit/card'
import { formatDay, formatMoment } from '@/components/admin/kit/lead-time'
import type { HouseholdOfLead } from '@/lib/desk/duplicates/household-of-lead'
import { writtenPhone } from '@/lib/platform/phones/written-phone'

type Props = { household: HouseholdOfLead; zone: string; mayWork: boolean }

/** How the family is reached, merges by hand and their way back, and possible duplicates. */
export function HouseholdPanel({ household, zone, mayWork }: Props) {
  const { id, name, reachedBy, merges, duplicates } = household
  return (
    <>
      {(reachedBy.length > 0 || merges.length > 0 || mayWork) && (
        <Card title="Household">
          <p className="wrap-anywhere font-[640]">{name}</p>
          {reachedBy.length > 0 && (
            <p className="wrap-anywhere text-dense">
              Contact first by {reachedBy.map(writtenPhone).join(' or ')}
            </p>
          )}
          <ul className="grid gap-3">
            {merges.map((merge) => (
              <li key={merge.id} className="mt-3 grid justify-items-start gap-2">
                <p className="text-dense text-ink-soft">
                  {merge.mergedBy} merged it with {merge.name} (
                  {merge.requests === 1 ? 'one request' : `${merge.requests} requests`}),{' '}
                  {formatMoment(merge.mergedAt, zone)}.{' '}
                  {mayWork && `It can be undone until ${formatDay(merge.undoUntil, zone)}.`}
                </p>
                {mayWork && (
                  <ActionButton
                    variant="outline"
                    path={`household-merges/${merge.id}/undo`}
                    body={{}}
                    done="Merge undone"
                    busyWords="Undoing..."
                  >
                    Undo<span className="sr-only"> the merge with {merge.name}</span>
                  </ActionButton>
                )}
              </li>
            ))}
          </ul>
          {mayWork && <FindFamily householdId={id} zone={zone} />}
        </Card>
      )}
      {duplicates.length > 0 && (
        <Card title="Possible duplicates">
          <ul className="grid gap-5">
            {duplicates.map((duplicate) => {
              const other = duplicate.one.id === id ? duplicate.other : duplicate.one
              return (
                <li key={duplicate.id}>
                  <p className="mb-2 text-dense font-[640]">
                    {duplicateReasonLabels(duplicate.reasons).join('. ')}
                  </p>
                  <FamilyCard family={other} zone={zone} />
                  <DuplicateActions one={duplicate.one} other={duplicate.other} zone={zone} />
                </li>
              )
            })}
          </ul>
        </Card>
      )}
    </>
  )
}
