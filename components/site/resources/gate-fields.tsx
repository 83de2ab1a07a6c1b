import { ChoiceCard } from '@/components/site/contact-choice/choice-card'
import { ConsentLine } from '@/components/site/lead-form/consent-line'
import { Field, Input, Select } from '@/components/ui/field'
import { TIMELINES } from '@/lib/leads/intake/timelines'
import type { ContactField } from '@/lib/site/resources/required-fields'

type Props = { id: string; required: ContactField[]; errors: Record<string, string>; consentText: string }

/** Fields needed only for a call. Without `:has()` support they are always shown. */
const FOR_A_CALL = 'flex group-not-has-[[value=call]:checked]/gate:hidden'

/** The fields the guide requires, and an optional callback request (G3). */
export function GateFields({ id, required, errors, consentText }: Props) {
  const forCall = (['name', 'phone'] as const).filter((name) => !required.includes(name))
  return (
    <div className="group/gate grid gap-5">
      {required.map((name) => (
        <GateField key={name} id={id} name={name} error={errors[name]} required />
      ))}
      <ChoiceCard
        type="checkbox"
        name="contact"
        value="call"
        label="Please call me, too"
        hint="Otherwise we will not call. You get the guide and nothing else."
      />
      {forCall.map((name) => (
        <GateField key={name} id={id} name={name} error={errors[name]} className={FOR_A_CALL} />
      ))}
      <div className={FOR_A_CALL}>
        <ConsentLine text={consentText} />
      </div>
    </div>
  )
}

const LABELS: Record<ContactField, string> = {
  email: 'Email',
  name: 'Your name',
  phone: 'Phone number',
  zipCode: 'ZIP code',
  timeline: 'When might someone move?',
}

const INPUTS = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
  name: { autoComplete: 'name', maxLength: 100 },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 60 },
  zipCode: { inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 10 },
} as const

type FieldProps = {
  id: string
  name: ContactField
  error: string | undefined
  required?: boolean
  className?: string
}

function GateField({ id, name, error, required = false, className }: FieldProps) {
  return (
    <Field id={`${id}-${name}`} label={LABELS[name]} error={error} {...(className && { className })}>
      {(control) =>
        name === 'timeline' ? (
          <Select name={name} required={required} defaultValue="" {...control}>
            <option value="">Please choose</option>
            {TIMELINES.map((timeline) => (
              <option key={timeline}>{timeline}</option>
            ))}
          </Select>
        ) : (
          <Input name={name} required={required} {...INPUTS[name]} {...control} />
        )
      }
    </Field>
  )
}
