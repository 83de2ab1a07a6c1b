'use client'

import { MergeDialog } from '@/components/admin/desk/duplicates/merge-dialog'
import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Button } from '@/components/ui/button'
import type { Family } from '@/lib/desk/households/families'

/** Merges the newer household into the older, or marks them as different families. */
export function DuplicateActions({ one, other, zone }: { one: Family; other: Family; zone: string }) {
  const { send, pending, refusal } = useLeadAction()
  const [kept, absorbed] = (one.since ?? 0) <= (other.since ?? 0) ? [one, other] : [other, one]
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <MergeDialog kept={kept} absorbed={absorbed} zone={zone} />
        <Button
          variant="ghost"
          aria-disabled={pending}
          onClick={() =>
            !pending &&
            void send(
              'POST',
              `/api/admin/households/${kept.id}/apart`,
              { otherId: absorbed.id },
              'Kept as different families',
            )
          }
        >
          Different families
        </Button>
      </div>
      <FormRefusal message={refusal?.message} />
    </>
  )
}
