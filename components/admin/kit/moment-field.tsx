import { TextField } from '@/components/admin/kit/text-field'

type Props = {
  id: string
  label: string
  /** A datetime-local value in the community's zone. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

export function MomentField({ id, label, value, error, onChange }: Props) {
  return (
    <TextField
      id={id}
      label={label}
      hint="In the community’s own time"
      error={error}
      type="datetime-local"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
