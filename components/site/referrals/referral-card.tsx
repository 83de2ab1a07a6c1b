import { ConsentLine } from '@/components/site/lead-form/consent-line'
import { Honeypot } from '@/components/site/lead-form/honeypot'
import { buttonVariants } from '@/components/ui/button-variants'
import { Field, Input, PHONE_INPUT, Select } from '@/components/ui/field'
import { NEED_FIELD, PAYERS } from '@/lib/leads/referrals/schema'
import { referralForm } from '@/lib/leads/sources/referral-form'
import type { PublicSiteSettings } from '@/lib/site/content/site-settings'

type Named = { id: string; name: string }

type Props = { needs: Named[]; communities: Named[]; settings: PublicSiteSettings }

/** The referral form, at `#refer`. It works without script and asks nothing that could name the person. */
export function ReferralCard({ needs, communities, settings }: Props) {
  return (
    <section
      id="refer"
      aria-labelledby="refer-title"
      className="no-print relative overflow-hidden rounded-dialog border border-line bg-card p-5.5 shadow-raised sm:p-8"
    >
      <h2 id="refer-title" className="type-panel">
        Refer someone
      </h2>
      <p className="mt-2 text-base text-ink-soft">
        During staffed hours we call you within {referralForm.minutes} minutes. Please leave out the person’s
        name until they consent.
      </p>
      <form
        method="post"
        action="/api/referrals"
        aria-label="Referral"
        className="relative mt-5 flex flex-col gap-5"
      >
        <YourContact />
        {needs.length > 0 && (
          <fieldset>
            <legend className="font-[620]">What care is needed?</legend>
            <ul className="mt-2 grid grid-cols-1 gap-x-5 sm:grid-cols-2">
              {needs.map(({ id, name }) => (
                <li key={id}>
                  <label className="flex min-h-11 cursor-pointer items-center gap-3">
                    <input
                      type="checkbox"
                      name={`${NEED_FIELD}${id}`}
                      className="size-7 flex-none cursor-pointer accent-evergreen"
                    />
                    {name}
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        )}
        <Field id="refer-date" label="Starting on" optional>
          {(control) => <Input type="date" name="neededOn" {...control} />}
        </Field>
        <Field id="refer-payer" label="Who is paying?">
          {(control) => (
            <Select name="payer" required defaultValue="" {...control}>
              <option value="">Please choose</option>
              {Object.entries(PAYERS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field id="refer-community" label="Which community?" optional>
          {(control) => (
            <Select name="communityId" {...control}>
              <option value="">Not sure yet</option>
              {communities.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Honeypot id="refer" />
        <input type="hidden" name="consentVersion" value={settings.consentVersion} />
        <button
          type="submit"
          className={`${buttonVariants({ variant: 'copper', size: 'lg' })} min-h-13! w-full`}
        >
          Send the referral
        </button>
        <ConsentLine text={settings.consentText} />
      </form>
    </section>
  )
}

function YourContact() {
  return (
    <>
      <Field id="refer-name" label="Your name">
        {(control) => (
          <Input name="name" autoComplete="name" required minLength={2} maxLength={100} {...control} />
        )}
      </Field>
      <Field id="refer-role" label="Your role" hint="Such as discharge planner">
        {(control) => (
          <Input
            name="role"
            autoComplete="organization-title"
            required
            minLength={2}
            maxLength={100}
            {...control}
          />
        )}
      </Field>
      <Field id="refer-facility" label="Facility">
        {(control) => (
          <Input
            name="facility"
            autoComplete="organization"
            required
            minLength={2}
            maxLength={100}
            {...control}
          />
        )}
      </Field>
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-3">
        <Field id="refer-phone" label="Direct phone">
          {(control) => (
            <Input {...PHONE_INPUT} placeholder="(555) 555-0100" required minLength={10} {...control} />
          )}
        </Field>
        <Field id="refer-extension" label="Extension" optional>
          {(control) => (
            <Input
              name="extension"
              inputMode="numeric"
              autoComplete="tel-extension"
              maxLength={10}
              {...control}
            />
          )}
        </Field>
      </div>
    </>
  )
}
