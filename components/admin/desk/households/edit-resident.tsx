'use client'

import { MemberDialog } from '@/components/admin/desk/households/member-dialog'
import { RemoveMember } from '@/components/admin/desk/households/remove-member'
import { ResidentForm, typedResident } from '@/components/admin/desk/households/resident-form'
import type { FamilyResident } from '@/lib/desk/households/family-members'

type Props = { leadId: string; careChoices: { id: string; name: string }[]; resident?: FamilyResident }

/** Adds, changes or removes a prospective resident. */
export function EditResident({ leadId, careChoices, resident }: Props) {
  return (
    <>
      <MemberDialog title={resident ? 'Who would move in' : 'Add who would move in'} name={resident?.name}>
        {(close) => (
          <ResidentForm leadId={leadId} careChoices={careChoices} resident={resident} onDone={close} />
        )}
      </MemberDialog>
      {resident && (
        <RemoveMember
          name={resident.name}
          url={`/api/admin/tour-requests/${leadId}/residents/${resident.id}`}
          body={typedResident(resident)}
        />
      )}
    </>
  )
}
