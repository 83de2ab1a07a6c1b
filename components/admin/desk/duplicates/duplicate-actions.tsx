import { MergeDialog } from '@/components/admin/desk/duplicates/merge-dialog'
import { ActionButton } from '@/components/admin/kit/action-button'
import type { Family } from '@/lib/desk/households/families'

/** Merges the newer household into the older, or marks them as different families. */
export function DuplicateActions({ one, other, zone }: { one: Family; other: Family; zone: string }) {
  const [kept, absorbed] = (one.since ?? 0) <= (other.since ?? 0) ? [one, other] : [other, one]
  return (
    <div className="mt-3 flex flex-wrap gap-2.5">
      <MergeDialog kept={kept} absorbed={absorbed} zone={zone} />
      <ActionButton
        variant="ghost"
        path={`households/${kept.id}/apart`}
        body={{ otherId: absorbed.id }}
        done="Kept as separate families"
      >
        Different families
      </ActionButton>
    </div>
  )
}
