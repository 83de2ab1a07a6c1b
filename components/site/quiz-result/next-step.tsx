import { Phone } from 'lucide-react'
import { EstimateLink } from '@/components/site/estimate/estimate-link'
import { ConsentLine } from '@/components/site/lead-form/consent-line'
import { Honeypot } from '@/components/site/lead-form/honeypot'
import { PhoneState } from '@/components/site/phones/phone-state'
import { TourLink } from '@/components/site/tour-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { Field, Input, PHONE_INPUT } from '@/components/ui/field'
import type { QuizResultPage } from '@/lib/site/quizzes/read-result'

type Props = {
  result: QuizResultPage
  phone: { display: string; dial: string }
  consentText: string
  consentVersion: number
}

/** Phone, tour link and callback form; uses the nearest community's number if known. */
export function NextStep({ result, phone, consentText, consentVersion }: Props) {
  const community = result.nearest
  return (
    <section id="next" aria-labelledby="next-title" className="section bg-ivory">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[6fr_6fr]">
        <div>
          <h2 id="next-title">Your next step</h2>
          <p className="mt-4 text-ink-soft">
            {community
              ? `${community.name}${community.city ? ` in ${community.city}` : ''} is the community nearest to you that offers this. Talk to them, or come and have lunch.`
              : 'Talk it through with a counselor, or visit a community at lunch time. Both are free.'}
          </p>
          <div className="no-print mt-7 flex flex-wrap gap-3">
            <a href={`tel:${phone.dial}`} className={buttonVariants({ size: 'lg' })}>
              <Phone aria-hidden="true" />
              {phone.display}
            </a>
            <TourLink
              className={buttonVariants({ variant: 'outline', size: 'lg' })}
              {...(community && { communityId: community.id, communityName: community.name })}
            >
              Schedule a tour
            </TourLink>
            <EstimateLink
              {...(community && { community })}
              className={buttonVariants({ variant: 'secondary', size: 'lg' })}
            />
          </div>
          <PhoneState communityId={community?.id} className="mt-4" />
        </div>
        {result.promise === null && (
          <form
            method="post"
            action={`/api/quiz-results/${result.token}/calls`}
            aria-labelledby="call-title"
            className="no-print relative grid gap-5 rounded-control border border-line bg-card p-6 shadow-rest sm:p-8"
          >
            <div>
              <h3 id="call-title" className="type-h3">
                Would you like a call?
              </h3>
              <p className="mt-2 text-ink-soft">The counselor who calls will have read your answers.</p>
            </div>
            <Field id="call-name" label="Your name">
              {(control) => (
                <Input
                  name="name"
                  autoComplete="name"
                  required
                  minLength={2}
                  maxLength={100}
                  defaultValue={result.response?.name ?? ''}
                  {...control}
                />
              )}
            </Field>
            <Field id="call-phone" label="Phone number">
              {(control) => (
                <Input
                  {...PHONE_INPUT}
                  required
                  minLength={10}
                  maxLength={60}
                  defaultValue={result.response?.phone ?? ''}
                  {...control}
                />
              )}
            </Field>
            <Honeypot id="call" />
            <input type="hidden" name="consentVersion" value={consentVersion} />
            <button type="submit" className={buttonVariants({ variant: 'copper', size: 'lg' })}>
              Please call me
            </button>
            <ConsentLine text={consentText} />
          </form>
        )}
      </div>
    </section>
  )
}
