import { TextField } from '@/components/admin/kit/text-field'

type Props = {
  /** Of what has the dates in its form, as in 'days.0'. */
  path: string
  label: string
  from: string
  /** Empty: one day. */
  to: string
  today: string
  /** Whether it may have begun already. */
  mayHaveBegun?: boolean
  errors: Record<string, string>
  onChange: (part: { from: string } | { to: string }) => void
}

/** A day, or the first and the last of several. Dates that are over cannot be chosen as the last one. */
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
