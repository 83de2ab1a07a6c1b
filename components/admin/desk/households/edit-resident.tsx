'use client'

import { useId } from 'react'
import { MemberDialog } from '@/components/admin/desk/households/member-dialog'
import { RemoveMember } from '@/components/admin/desk/households/remove-member'
import { CheckField } from '@/components/admin/kit/check-field'
import { SelectField } from '@/components/admin/kit/select-field'
import { LongTextField, TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import { FieldError } from '@/components/ui/field'
import { newUuid } from '@/lib/browser/new-uuid'
import type { FamilyResident } from '@/lib/desk/households/family-members'
import { LIVING_SITUATION_LABELS, TIME_FRAME_LABELS } from '@/lib/desk/households/resident-options'

type Props = { leadId: string; careChoices: { id: string; name: string }[]; resident?: FamilyResident }

/** Adds, changes or removes a prospective resident. */
export function EditResident({ leadId, careChoices, resident }: Props) {
  const prefix = useId()
  const path = `tour-requests/${leadId}/residents`
  const action = useAction()
  const { errors } = action
  const { values, set, field, reset } = useFields(
    () => ({
      id: resident?.id ?? newUuid(),
      year: String(resident?.birthYear ?? ''),
      ...typedResident(resident),
    }),
    errors,
    prefix,
  )
  const chosen = values.careTypeIds

  function save() {
    const { id, year, ...typed } = values
    const body = { ...typed, birthYear: year.trim() ? Number(year) || 0 : null }
    return action.send('PUT', `${path}/${id}`, body, 'Saved')
  }

  return (
    <>
      <MemberDialog
        title={resident ? 'Prospective resident' : 'Add a prospective resident'}
        name={resident?.name}
        onOpen={reset}
        action={action}
        onSend={save}
        submit="Save"
      >
        <TextField {...field('name')} label="Name" autoComplete="off" />
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
          <TextField
            {...field('relationship')}
            label="Relationship"
            hint="To the person who asked, such as Mother"
            optional
            autoComplete="off"
          />
          <TextField
            {...field('year')}
            label="Birth year"
            optional
            error={errors.birthYear}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
          />
        </div>
        {careChoices.length > 0 && (
          <fieldset>
            <legend className="text-control font-[620]">Kinds of care</legend>
            <div className="grid sm:grid-cols-2">
              {careChoices.map(({ id, name }) => (
                <CheckField
                  key={id}
                  label={name}
                  value={chosen.includes(id)}
                  onValue={(isChosen) =>
                    set({ careTypeIds: isChosen ? [...chosen, id] : chosen.filter((one) => one !== id) })
                  }
                />
              ))}
            </div>
            <FieldError id={`${prefix}-care-error`} message={errors.careTypeIds} />
          </fieldset>
        )}
        <SelectField
          {...field('livingSituation')}
          label="Living situation"
          value={values.livingSituation ?? ''}
          none="Not known"
          choices={choicesOf(LIVING_SITUATION_LABELS)}
          onValue={(livingSituation) => set({ livingSituation: livingSituation || null })}
        />
        <SelectField
          {...field('timeFrame')}
          label="Move-in timing"
          value={values.timeFrame ?? ''}
          none="Not known"
          choices={choicesOf(TIME_FRAME_LABELS)}
          onValue={(timeFrame) => set({ timeFrame: timeFrame || null })}
        />
        <LongTextField {...field('notes')} label="Notes" optional rows={3} />
      </MemberDialog>
      {resident && (
        <RemoveMember name={resident.name} path={`${path}/${resident.id}`} body={typedResident(resident)} />
      )}
    </>
  )
}

function typedResident(resident?: FamilyResident) {
  return {
    name: resident?.name ?? '',
    relationship: resident?.relationship ?? '',
    birthYear: resident?.birthYear ?? null,
    careTypeIds: resident?.careTypes.map(({ id }) => id) ?? [],
    livingSituation: resident?.livingSituation ?? null,
    timeFrame: resident?.timeFrame ?? null,
    notes: resident?.notes ?? '',
  }
}

const choicesOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
