import { TextField } from '@/components/admin/kit/text-field'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'

type FamilyValues = {
  name: string
  phone: string
  email: string
  message: string
  /** Empty: any community. */
  communityId: string
}

type Props = {
  /** Prefix of each field's id. */
  id: string
  values: FamilyValues
  onChange: (values: FamilyValues) => void
  errors: Record<string, string | undefined>
  communities: { id: string; name: string }[]
  /** May choose no community. */
  mayLeaveOpen: boolean
}

/** Fields for a family's name, contact data, message and community. */
export function FamilyFields({ id, values, onChange, errors, communities, mayLeaveOpen }: Props) {
  const set = (change: Partial<FamilyValues>) => onChange({ ...values, ...change })
  return (
    <>
      <TextField
        id={`${id}-name`}
        label="Name"
        error={errors.name}
        autoComplete="off"
        value={values.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id={`${id}-phone`}
          label="Phone number"
          error={errors.phone}
          type="tel"
          autoComplete="off"
          value={values.phone}
          onChange={({ target }) => set({ phone: target.value })}
        />
        <TextField
          id={`${id}-email`}
          label="Email (if they gave one)"
          error={errors.email}
          type="email"
          autoComplete="off"
          value={values.email}
          onChange={({ target }) => set({ email: target.value })}
        />
      </div>
      <Field id={`${id}-community`} label="Community" error={errors.communityId}>
        {(control) => (
          <Select
            {...control}
            data-dense=""
            value={values.communityId}
            onChange={({ target }) => set({ communityId: target.value })}
          >
            <option value="">{mayLeaveOpen ? 'Any community' : 'Please choose'}</option>
            {communities.map(({ id: communityId, name }) => (
              <option key={communityId} value={communityId}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        id={`${id}-message`}
        label="What they are looking for"
        hint="In their words: for whom, from when, what matters."
        error={errors.message}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={values.message}
            onChange={({ target }) => set({ message: target.value })}
          />
        )}
      </Field>
    </>
  )
}
