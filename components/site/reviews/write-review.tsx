import { SmallPage } from '@/components/site/small-page'
import { buttonVariants } from '@/components/ui/button-variants'
import { Field, Input, Textarea } from '@/components/ui/field'

type Choice = { value: string; label: string }
type Props = { token: string; community: { name: string; careTypes: { id: string; name: string }[] } }

const STARS: Choice[] = [5, 4, 3, 2, 1].map((stars) => ({
  value: String(stars),
  label: stars === 1 ? '1 star' : `${stars} stars`,
}))

/** The review form of an invited family: a plain form that works without JavaScript. */
export function WriteReview({ token, community }: Props) {
  const care = community.careTypes.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <SmallPage
      title={`Your review of ${community.name}`}
      lead="Tell us what was good and what was not. Every review we receive counts in our average."
    >
      <form
        method="post"
        action={`/api/review-invitations/${token}/review`}
        className="mt-8 flex flex-col gap-6"
        aria-label="Review"
      >
        <Choices name="rating" legend="How many stars would you give?" choices={STARS} />
        <Choices name="careType" legend="Which kind of care is it about?" choices={care} />
        <Field id="content" label="Your review">
          {(control) => (
            <Textarea name="content" rows={8} required minLength={10} maxLength={5000} {...control} />
          )}
        </Field>
        <Field id="authorName" label="Name to show" hint="Your full name, or your first name and an initial.">
          {(control) => (
            <Input
              name="authorName"
              autoComplete="name"
              required
              minLength={2}
              maxLength={100}
              {...control}
            />
          )}
        </Field>
        <Field id="authorRelation" label="Who you are" optional hint="For example, daughter of a resident.">
          {(control) => <Input name="authorRelation" maxLength={100} {...control} />}
        </Field>
        <Field
          id="insider"
          label="Do you, or does anyone in your family, work for us?"
          optional
          hint="If so, tell us how. We show it next to your review."
        >
          {(control) => <Input name="insider" maxLength={200} {...control} />}
        </Field>
        <label className="flex min-h-11 cursor-pointer items-center gap-3.5 text-control">
          <input
            type="checkbox"
            name="consent"
            value="yes"
            className="size-7 flex-none cursor-pointer accent-evergreen"
          />
          You may publish this with the name above
        </label>
        <button type="submit" className={buttonVariants({ variant: 'copper', size: 'lg' })}>
          Send my review
        </button>
      </form>
    </SmallPage>
  )
}

function Choices({ name, legend, choices }: { name: string; legend: string; choices: Choice[] }) {
  return (
    <fieldset>
      <legend className="text-control font-[620]">{legend}</legend>
      <div className="mt-2 flex flex-wrap gap-x-7">
        {choices.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="radio" name={name} value={value} required className="size-6 accent-evergreen" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
