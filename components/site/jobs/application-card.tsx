import { Honeypot } from '@/components/site/lead-form/honeypot'
import { buttonVariants } from '@/components/ui/button-variants'
import { EMAIL_INPUT, Field, Input, PHONE_INPUT, Textarea } from '@/components/ui/field'

type Props = { slug: string; isSent: boolean }

/** The application form, at `#apply`. It works without script; mistakes are shown on a page with the form. */
export function ApplicationCard({ slug, isSent }: Props) {
  return (
    <section
      id="apply"
      aria-labelledby="apply-title"
      className="no-print relative overflow-hidden rounded-dialog border border-line bg-card p-5.5 shadow-raised sm:p-8"
    >
      {isSent ? (
        <>
          <h2 id="apply-title" className="type-panel">
            We have your application
          </h2>
          <p className="mt-3 text-ink-soft">
            Thank you. The hiring manager has it and will call or email you.
          </p>
        </>
      ) : (
        <>
          <h2 id="apply-title" className="type-panel">
            Apply
          </h2>
          <p className="mt-2 text-base text-ink-soft">
            A name, a number and a few sentences are enough. You do not need a résumé.
          </p>
          <ApplicationForm slug={slug} />
        </>
      )}
    </section>
  )
}

function ApplicationForm({ slug }: Pick<Props, 'slug'>) {
  return (
    <form
      method="post"
      action={`/api/jobs/${slug}/applications`}
      aria-label="Job application"
      className="relative mt-5 flex flex-col gap-5"
    >
      <Field id="apply-name" label="Your name">
        {(control) => (
          <Input name="name" autoComplete="name" required minLength={2} maxLength={100} {...control} />
        )}
      </Field>
      <Field id="apply-phone" label="Phone number">
        {(control) => (
          <Input {...PHONE_INPUT} placeholder="(555) 555-0100" required minLength={10} {...control} />
        )}
      </Field>
      <Field id="apply-email" label="Email" optional>
        {(control) => <Input {...EMAIL_INPUT} maxLength={254} {...control} />}
      </Field>
      <Field id="apply-message" label="A few sentences about you">
        {(control) => <Textarea name="message" rows={4} maxLength={1000} {...control} />}
      </Field>
      <Honeypot id="apply" />
      <button
        type="submit"
        className={`${buttonVariants({ variant: 'copper', size: 'lg' })} min-h-13! w-full`}
      >
        Send my application
      </button>
      <p className="text-small text-ink-soft">
        We use this for hiring only.{' '}
        <a href="/privacy" className="text-link">
          Privacy
        </a>
      </p>
    </form>
  )
}
