import { TextField } from '@/components/admin/kit/text-field'

type Props = {
  /** Path of the row in its form, as in 'days.0'. */
  path: string
  label: string
  from: string
  /** Empty for a single day. */
  to: string
  today: string
  /** Allows a first day in the past. */
  mayHaveBegun?: boolean
  errors: Record<string, string>
  onChange: (part: { from: string } | { to: string }) => void
}

/** Fields for one day, or the first and last of several. The last day cannot be in the past. */
export function DateRangeFields({
  path,
  label,
  from,
  to,
  today,
  mayHaveBegun = false,
  errors,
  onChange,
}: Props) {
  return (
    <>
      <TextField
        id={`${path}.from`}
        label={label}
        error={errors[`${path}.from`]}
        type="date"
        min={mayHaveBegun ? undefined : today}
        value={from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        id={`${path}.to`}
        label="Last day"
        optional
        error={errors[`${path}.to`]}
        type="date"
        min={from || today}
        value={to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
    </>
  )
}
