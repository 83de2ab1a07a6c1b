import { ContentGuide } from '@/components/developers/content-guide'
import { GuideSection } from '@/components/developers/guide-section'
import { LeadGuide } from '@/components/developers/lead-guide'
import { TermList } from '@/components/developers/term-list'
import { WebhookGuide } from '@/components/developers/webhook-guide'
import { PageHead } from '@/components/site/page-head'
import { CALLS_OF_KEY } from '@/lib/accounts/actor'
import { leadSchema } from '@/lib/desk/api/partner-paths'
import { PER_KEY } from '@/lib/leads/tour-requests/lead-flood'
import { getCommunityCards } from '@/lib/site/communities/communities'
import { phoneOf } from '@/lib/site/content/phone-of'
import { getSiteSettings, type getSiteSettings as Read } from '@/lib/site/content/site-settings'

/** API guide for partners, with runnable example calls. */
export async function DevelopersPage() {
  const [settings, [community]] = await Promise.all([getSiteSettings(), getCommunityCards()])
  const required = leadSchema().required as string[]
  return (
    <>
      <PageHead
        eyebrow="For developers"
        title="Send families to us *from your program*"
        lead="If families find care through your service, your program can hand them to us in one call. Somebody here answers them as if they had asked on this site."
      />
      <div className="wrap grid grid-cols-1 gap-12 pt-12 pb-20 lg:gap-14">
        <KeyGuide settings={settings} />
        <LeadGuide required={required} community={community} />
        <GuideSection id="statuses" title="Answers">
          <TermList terms={STATUSES} />
        </GuideSection>
        <GuideSection id="limits" title="Limits and browsers">
          <p>
            A key sends {PER_KEY.points} requests an hour; above that you are answered with 429 and, in{' '}
            <code>Retry-After</code>, the seconds to wait. When one number asks often within an hour, its
            requests are stored and looked at by a person first.
          </p>
          <p>
            Call from your server where you can: what stands in a page, anybody can read. If a page has to
            call, tell us its origin, and take a key that sends families and nothing else.
          </p>
        </GuideSection>
        <WebhookGuide />
        <ContentGuide
          rate={`A key calls ${CALLS_OF_KEY.points} times in ${CALLS_OF_KEY.seconds / 60} minutes.`}
        />
        <GuideSection id="machine" title="For machines">
          <p>
            The same in OpenAPI 3.1:{' '}
            <a href="/api/openapi.json" className="text-link">
              /api/openapi.json
            </a>
            . Asked with your key, it tells what that key may call.
          </p>
        </GuideSection>
      </div>
    </>
  )
}

const STATUSES = [
  { term: '201', words: 'The request is stored, and our staff are told.' },
  { term: '200', words: 'It was stored before; this is its answer.' },
  { term: '400', words: 'Something is wrong with a field, or the body is not JSON.' },
  { term: '401', words: 'The key is missing, wrong, revoked or expired.' },
  { term: '403', words: 'The key was not made for this, or not for this community.' },
  { term: '413, 415', words: 'The body is larger than 64 KB, or is not application/json.' },
  { term: '429', words: 'Too many; go on after Retry-After.' },
  {
    term: '503',
    words: 'It could not be stored in time. Send the same again, with the same Idempotency-Key.',
  },
]

function KeyGuide({ settings }: { settings: Awaited<ReturnType<typeof Read>> }) {
  const phone = phoneOf(null, settings)
  const mail = settings.companyEmail
  return (
    <GuideSection id="key" title="Get a key">
      <p>
        Our administrators make keys. Call{' '}
        <a href={`tel:${phone.dial}`} className="text-link whitespace-nowrap">
          {phone.display}
        </a>
        {mail && (
          <>
            {' '}
            or write to{' '}
            <a href={`mailto:${mail}`} className="text-link">
              {mail}
            </a>
          </>
        )}
        , and say what your program does and for which of our communities. You see the key once: keep it like
        a password, and tell us if it got lost, because we can end it at once.
      </p>
      <p>
        It stands in each call, behind the word Bearer: <code>Authorization: Bearer plk_…</code>
      </p>
    </GuideSection>
  )
}
