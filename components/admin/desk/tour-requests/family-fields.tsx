import { SelectField } from '@/components/admin/kit/select-field'
import { LongTextField, TextField } from '@/components/admin/kit/text-field'
import type { Fields } from '@/components/admin/kit/use-fields'

export type FamilyValues = {
  name: string
  phone: string
  email: string
  message: string
  /** Empty: any community. */
  communityId: string
}

type Props = {
  field: Fields<FamilyValues>['field']
  communities: { id: string; name: string }[]
  /** May choose no community. */
  mayLeaveOpen: boolean
}

/** Fields for a family's name, contact data, message and community. */
export function FamilyFields({ field, communities, mayLeaveOpen }: Props) {
  return (
    <>
      <TextField {...field('name')} label="Name" autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('phone')} label="Phone number" type="tel" autoComplete="off" />
        <TextField {...field('email')} label="Email (if they gave one)" type="email" autoComplete="off" />
      </div>
      <SelectField
        {...field('communityId')}
        label="Community"
        none={mayLeaveOpen ? 'Any community' : 'Please choose'}
        choices={communities.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <LongTextField
        {...field('message')}
        label="What they are looking for"
        hint="In their words: who it is for, when, and what matters to them."
        rows={4}
      />
    </>
  )
}
