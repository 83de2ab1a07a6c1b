import { Check } from 'lucide-react'
import { PageHead } from '@/components/site/page-head'
import { EditedSections } from '@/components/site/page-sections/informational-page'
import { CurrentAdChoice } from '@/components/site/privacy/current-ad-choice'
import { buttonVariants } from '@/components/ui/button-variants'
import { isAdChoice } from '@/lib/platform/privacy/ad-choice'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { pageMetadata } from '@/lib/site/seo/metadata'

type Props = { searchParams: Promise<{ saved?: string | string[] }> }

export const generateMetadata = () =>
  pageMetadata({
    path: '/privacy-choices',
    title: 'Your Privacy Choices',
    description:
      'Say whether a request you send us may be counted for advertising. One click, kept for a year.',
  })

const SAVED = {
  denied: 'Saved. Nothing you send us from this browser is used for advertising.',
  granted: 'Saved. A request you send us may be counted for the advertisement that brought you here.',
}

/** Opts out of advertising use, or back in (reading 10), with a plain form. */
export default async function PrivacyChoicesPage({ searchParams }: Props) {
  const [settings, { saved }] = await Promise.all([getSiteSettings(), searchParams])
  return (
    <>
      <PageHead
        path="/privacy-choices"
        eyebrow="Your Privacy Choices"
        title="You *decide*"
        lead="May a request you send us be counted for advertising? Nothing else on this site changes with your answer."
      />
      <div className="wrap grid grid-cols-1 gap-12 py-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16 lg:py-20">
        <section aria-labelledby="choose">
          {isAdChoice(saved) && (
            <p
              role="status"
              className="mb-8 flex gap-3 rounded-control border-[1.5px] border-ok/50 bg-ok-wash p-5 font-[600] text-ok"
            >
              <Check className="mt-1" aria-hidden="true" />
              {SAVED[saved]}
            </p>
          )}
          <h2 id="choose" className="type-panel">
            Advertising
          </h2>
          <p className="mt-4 max-w-[36rem]">
            When someone asks for a tour after clicking one of our ads, we may tell the advertising company
            that it happened. It learns the id of the click, and a scrambled form of the phone or email. It
            never learns a name, a care need or a message.
          </p>
          <CurrentAdChoice />
          <form
            method="post"
            action="/api/privacy-choices"
            aria-label="Advertising"
            className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap"
          >
            <button
              type="submit"
              name="advertising"
              value="denied"
              className={buttonVariants({ variant: 'default', size: 'lg' })}
            >
              No, do not use it
            </button>
            <button
              type="submit"
              name="advertising"
              value="granted"
              className={buttonVariants({ variant: 'outline', size: 'lg' })}
            >
              Yes, you may count it
            </button>
          </form>
        </section>
        <GoodToKnow phone={phoneOf(null, settings)} />
      </div>
      <EditedSections path="/privacy-choices" />
    </>
  )
}

function GoodToKnow({ phone }: { phone: { display: string; dial: string } }) {
  return (
    <section aria-labelledby="good-to-know" className="self-start rounded-dialog bg-paper p-6 sm:p-8">
      <h2 id="good-to-know" className="type-h3">
        Good to know
      </h2>
      <ul className="mt-4 grid gap-4">
        <li>
          Your answer is stored with each request you send, and our servers follow it. It is kept in a cookie
          in this browser for one year. On another phone or computer, choose again there.
        </li>
        <li>
          If your browser sends Global Privacy Control, we follow it automatically, even if you chose yes
          here.
        </li>
        <li>
          A request you sent before today? Call{' '}
          <a href={`tel:${phone.dial}`} className="text-link whitespace-nowrap">
            {phone.display}
          </a>{' '}
          and say “privacy”. We will change it for you. What we keep and why is on the{' '}
          <a href="/privacy" className="text-link">
            privacy page
          </a>
          .
        </li>
      </ul>
    </section>
  )
}
