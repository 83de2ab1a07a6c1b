'use client'

import { type FormEvent, useId, useState } from 'react'
import { CheckField } from '@/components/admin/desk/households/check-field'
import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { TextField } from '@/components/admin/kit/text-field'
import { Button } from '@/components/ui/button'
import { Field, FieldError } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { newUuid } from '@/lib/browser/new-uuid'
import type { FamilyResident } from '@/lib/desk/households/family-members'
import { LIVING_SITUATION_LABELS, TIME_FRAME_LABELS } from '@/lib/desk/households/resident-options'

type Props = {
  leadId: string
  careChoices: { id: string; name: string }[]
  resident?: FamilyResident | undefined
  onDone: () => void
}

/** The resident as sent to the server. */
export function typedResident(resident?: FamilyResident) {
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

/** Form for a prospective resident: who, age, care, living situation and time frame. */
export function ResidentForm({ leadId, careChoices, resident, onDone }: Props) {
  const id = useId()
  const [residentId] = useState(() => resident?.id ?? newUuid())
  const [typed, setTyped] = useState(() => typedResident(resident))
  const [year, setYear] = useState(String(typed.birthYear ?? ''))
  const { send, pending, refusal } = useLeadAction()
  const errors = refusal?.fieldErrors ?? {}
  const change = (changes: Partial<typeof typed>) => setTyped({ ...typed, ...changes })
  const chosen = typed.careTypeIds

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    const body = { ...typed, birthYear: year.trim() ? Number(year) || 0 : null }
    const url = `/api/admin/tour-requests/${leadId}/residents/${residentId}`
    if (await send('PUT', url, body, 'Saved')) onDone()
  }

  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        id={`${id}-name`}
        label="Name"
        error={errors.name}
        autoComplete="off"
        value={typed.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <TextField
          id={`${id}-relationship`}
          label="Relationship"
          hint="To whoever asked, such as Mother"
          optional
          error={errors.relationship}
          autoComplete="off"
          value={typed.relationship}
          onChange={({ target }) => change({ relationship: target.value })}
        />
        <TextField
          id={`${id}-year`}
          label="Born in"
          hint="Year"
          optional
          error={errors.birthYear}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={year}
          onChange={({ target }) => setYear(target.value)}
        />
      </div>
      {careChoices.length > 0 && (
        <fieldset>
          <legend className="text-control font-[620]">Kinds of care</legend>
          <div className="grid sm:grid-cols-2">
            {careChoices.map((care) => (
              <CheckField
                key={care.id}
                label={care.name}
                isChecked={chosen.includes(care.id)}
                onChange={(isChecked) =>
                  change({
                    careTypeIds: isChecked ? [...chosen, care.id] : chosen.filter((one) => one !== care.id),
                  })
                }
              />
            ))}
          </div>
          <FieldError id={`${id}-care-error`} message={errors.careTypeIds} />
        </fieldset>
      )}
      <Choice
        id={`${id}-living`}
        label="Lives now"
        words={LIVING_SITUATION_LABELS}
        value={typed.livingSituation}
        error={errors.livingSituation}
        onChange={(livingSituation) => change({ livingSituation })}
      />
      <Choice
        id={`${id}-time`}
        label="Would move in"
        words={TIME_FRAME_LABELS}
        value={typed.timeFrame}
        error={errors.timeFrame}
        onChange={(timeFrame) => change({ timeFrame })}
      />
      <Field id={`${id}-notes`} label="Notes" optional error={errors.notes}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={typed.notes}
            onChange={({ target }) => change({ notes: target.value })}
          />
        )}
      </Field>
      <FormRefusal message={refusal && Object.keys(errors).length === 0 ? refusal.message : undefined} />
      <Button type="submit" aria-disabled={pending}>
        {pending ? 'Saving…' : 'Save'}
      </Button>
    </form>
  )
}

type ChoiceProps = {
  id: string
  label: string
  words: Record<string, string>
  value: string | null
  error: string | undefined
  onChange: (value: string | null) => void
}

function Choice({ id, label, words, value, error, onChange }: ChoiceProps) {
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <Select
          {...control}
          data-dense=""
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value || null)}
        >
          <option value="">Not known</option>
          {Object.entries(words).map(([stored, shown]) => (
            <option key={stored} value={stored}>
              {shown}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
