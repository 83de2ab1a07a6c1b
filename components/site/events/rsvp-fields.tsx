import { Honeypot } from '@/components/site/lead-form/honeypot'
import { Field } from '@/components/ui/field'
import { EMAIL_INPUT, Input, PHONE_INPUT } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'

type Props = { id: string; errors: Record<string, string>; largestParty: number }

export function RsvpFields({ id, errors, largestParty }: Props) {
  const sizes = Array.from({ length: largestParty }, (_, index) => index + 1)
  return (
    <>
      <Field id={`${id}-name`} label="Your name" error={errors.name}>
        {(control) => (
          <Input name="name" autoComplete="name" required minLength={2} maxLength={100} {...control} />
        )}
      </Field>
      <Field id={`${id}-guests`} label="How many people, you included?" error={errors.guests}>
        {(control) => (
          <Select name="guests" {...control}>
            {sizes.map((size) => (
              <option key={size} value={size}>
                {size === 1 ? '1, only me' : size}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset className="flex flex-col gap-5">
        <legend className="mb-3 text-small text-ink-soft">
          Give us a phone number or an email address, or both.
        </legend>
        <Field id={`${id}-phone`} label="Phone number" error={errors.phone}>
          {(control) => <Input {...PHONE_INPUT} placeholder="(303) 555-0100" {...control} />}
        </Field>
        <Field
          id={`${id}-email`}
          label="Email"
          hint="Here we send the date for your calendar, and a link to cancel."
          error={errors.email}
        >
          {(control) => <Input {...EMAIL_INPUT} maxLength={254} {...control} />}
        </Field>
      </fieldset>
      <Field id={`${id}-message`} label="Anything we should know?" optional error={errors.message}>
        {(control) => <Textarea name="message" rows={2} maxLength={1000} {...control} />}
      </Field>
      <label className="flex min-h-11 cursor-pointer items-center gap-3.5 text-control">
        <input type="checkbox" name="callMe" className="size-7 flex-none cursor-pointer accent-evergreen" />
        Please call me, I have a question
      </label>
      <Honeypot id={id} />
    </>
  )
}
