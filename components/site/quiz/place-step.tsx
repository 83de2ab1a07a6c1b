import { ChoiceCard } from '@/components/site/contact-choice/choice-card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { TIMELINES } from '@/lib/leads/intake/timelines'

/** Location and timeline, both optional; used only to sort the communities. */
export function PlaceStep({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div className="grid gap-6">
      <Field
        id={`${id}-zip`}
        label="ZIP code"
        optional
        hint="Yours, or of whoever will visit most. The nearest community comes first."
        error={error}
      >
        {(control) => (
          <Input
            name="zipCode"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            className="max-w-48"
            {...control}
          />
        )}
      </Field>
      <fieldset>
        <legend className="mb-2 text-control font-[620]">
          When might somebody move? <span className="font-normal text-ink-soft">(optional)</span>
        </legend>
        <div className="grid gap-2.5 sm:grid-cols-2">
          {TIMELINES.map((timeline) => (
            <ChoiceCard key={timeline} name="timeline" value={timeline} label={timeline} />
          ))}
        </div>
      </fieldset>
    </div>
  )
}
