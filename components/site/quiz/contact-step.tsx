import { ChoiceCard } from '@/components/site/contact-choice/choice-card'
import { ConsentLine } from '@/components/site/lead-form/consent-line'
import { EMAIL_INPUT, Field, Input, PHONE_INPUT } from '@/components/ui/field'

type Props = { id: string; errors: Record<string, string>; consentText: string }

/** Fields for a call, shown once a call is chosen. Without `:has()` support they are always shown. */
const FOR_A_CALL = 'flex group-has-[[value=information]:checked]/contact:hidden'

/** The two opt-ins (G3) with their fields. Choosing neither has its own button. */
export function ContactStep({ id, errors, consentText }: Props) {
  return (
    <div className="group/contact grid gap-5">
      <fieldset className="grid gap-2.5">
        <legend className="sr-only">What should happen next?</legend>
        <ChoiceCard
          name="contact"
          value="information"
          defaultChecked
          label={<b>Just send me information</b>}
          hint="We will email you the private link to your result. We will not call."
        />
        <ChoiceCard
          name="contact"
          value="call"
          label={<b>Talk to me</b>}
          hint="A counselor will read your answers and call you."
        />
      </fieldset>
      <Field id={`${id}-name`} label="Your name" error={errors.name} className={FOR_A_CALL}>
        {(control) => <Input name="name" autoComplete="name" maxLength={100} {...control} />}
      </Field>
      <Field
        id={`${id}-phone`}
        label="Phone number"
        hint="So a person can call you. We never sell it."
        error={errors.phone}
        className={FOR_A_CALL}
      >
        {(control) => <Input {...PHONE_INPUT} maxLength={60} {...control} />}
      </Field>
      <Field
        id={`${id}-email`}
        label="Email"
        hint="For the private link. Not needed for a call."
        error={errors.email}
      >
        {(control) => <Input {...EMAIL_INPUT} maxLength={254} {...control} />}
      </Field>
      <div className={FOR_A_CALL}>
        <ConsentLine text={consentText} />
      </div>
    </div>
  )
}
