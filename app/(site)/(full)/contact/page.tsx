import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { contactFormPath } from '@/components/site/contact-form-path'
import { JsonLd } from '@/components/site/json-ld'
import { LeadFormIsland } from '@/components/site/lead-form/lead-form-island'
import type { LeadSubject } from '@/components/site/lead-form/lead-form-settings'
import { LeadSubjectChips } from '@/components/site/lead-form/lead-subject-chips'
import { PlainLeadForm } from '@/components/site/lead-form/plain-lead-form'
import { leadFormSettings } from '@/components/site/lead-form/server-settings'
import { PageHead } from '@/components/site/page-head'
import { EditedSections } from '@/components/site/page-sections/informational-page'
import { PhoneLine } from '@/components/site/phones/phone-hours-text'
import { SafeLink } from '@/components/site/safe-link'
import { staticPage } from '@/components/static/static'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { PhoneHours } from '@/lib/leads/callers/phone-hours'
import { getPhoneHours } from '@/lib/leads/callers/read-phone-hours'
import { mailLink } from '@/lib/platform/typed-email'
import { type CommunityCard, getCommunityCards } from '@/lib/site/communities/communities'
import { getFloorPlanName } from '@/lib/site/communities/floor-plan-drawing'
import { type ContactTopic, getContactTopics } from '@/lib/site/contact-topics/contact-topics'
import { getSiteSettings, type PublicSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { getStaffedHoursText } from '@/lib/site/content/staffed-hours'
import { pageMetadata } from '@/lib/site/seo/metadata'
import { organizationNode } from '@/lib/site/seo/schema-org/organization'

const MAX_PHONES = 60

type Props = {
  searchParams: Promise<Partial<Record<'topic' | 'community' | 'plan' | 'landing', string | string[]>>>
}

/** The form for a topic is not indexed, because it is the same page. */
export async function generateMetadata({ searchParams }: Props) {
  return pageMetadata({
    path: '/contact',
    title: 'Contact us',
    description: 'Call, write or leave a name and a number. Every community has its own phone.',
    indexed: Object.keys(await searchParams).length === 0,
  })
}

export default staticPage(ContactPage)

async function ContactPage({ searchParams }: Props) {
  const [settings, communities, staffed, hours, topics, asked] = await Promise.all([
    getSiteSettings(),
    getCommunityCards(),
    getStaffedHoursText(),
    getPhoneHours(null),
    getContactTopics(),
    searchParams,
  ])
  const community = communities.find(({ id }) => id === asked.community)
  const topic = topics.find(({ slug, pageUrl }) => slug === asked.topic && !pageUrl)
  const formHours = community ? await getPhoneHours(community.id) : hours
  const floorPlanName = typeof asked.plan === 'string' ? await getFloorPlanName(asked.plan) : null
  return (
    <>
      <PageHead
        path="/contact"
        eyebrow="Contact us"
        title="Call, or *we call you*"
        lead={
          hours.isOpen
            ? 'Call, write, or leave a name and a number.'
            : 'Leave a name and a number, or write. Our phones are closed now.'
        }
      />
      <div className="wrap grid grid-cols-1 items-start gap-14 py-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-20">
        <div>
          <TopicChoice topics={topics} chosen={topic?.slug} communityId={community?.id} />
          <LeadFormSection
            key={topic?.slug}
            settings={settings}
            hours={formHours}
            topic={topic}
            community={community ?? null}
            communityId={community?.id}
            landingPageTemplateId={landingPageIn(asked.landing)}
            {...(floorPlanName && { floorPlanId: String(asked.plan), floorPlanName })}
          />
        </div>
        <ContactMethods settings={settings} staffed={staffed} hours={hours} />
      </div>
      <CommunityPhones communities={communities} settings={settings} />
      <EditedSections path="/contact" />
      <JsonLd nodes={[organizationNode(settings)]} />
    </>
  )
}

type TopicChoiceProps = {
  topics: ContactTopic[]
  chosen: string | undefined
  communityId: string | undefined
}

/** Topics of the form as links: each gives it other words, or leads to the page that answers. */
function TopicChoice({ topics, chosen, communityId }: TopicChoiceProps) {
  if (topics.length === 0) return null
  return (
    <nav aria-labelledby="topics" className="mb-8">
      <h2 id="topics" className="type-panel">
        What is it about?
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2.5">
        {topics.map(({ slug, name, pageUrl }) => (
          <li key={slug}>
            <SafeLink
              href={pageUrl ?? contactFormPath({ topic: slug, communityId })}
              current={slug === chosen}
              className="inline-flex min-h-11 items-center rounded-pill border-[1.5px] border-line-strong px-4 text-control hover:bg-paper aria-[current]:border-copper aria-[current]:bg-paper aria-[current]:font-[640]"
            >
              {name}
            </SafeLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The landing page the visitor came from; checked only when the lead arrives. */
function landingPageIn(asked: string | string[] | undefined): string | undefined {
  return typeof asked === 'string' && /^[0-9a-f-]{36}$/.test(asked) ? asked : undefined
}

type ContactMethodsProps = { settings: PublicSiteSettings; staffed: string; hours: PhoneHours }

function ContactMethods({ settings, staffed, hours }: ContactMethodsProps) {
  const phone = phoneOf(null, settings)
  const { companyAddress, companyCity, companyState, companyZip } = settings
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className="type-panel">
        {hours.isOpen ? 'Or straight away' : 'Other ways'}
      </h2>
      <ul className="mt-6 grid gap-6">
        <ContactMethod icon={<Phone aria-hidden="true" />} label="Phone">
          <a href={`tel:${phone.dial}`} className="type-h3 underline underline-offset-4">
            {phone.display}
          </a>
        </ContactMethod>
        <ContactMethod icon={<Clock aria-hidden="true" />} label="Hours">
          <PhoneLine hours={hours} />. {staffed}
        </ContactMethod>
        <ContactMethod icon={<Mail aria-hidden="true" />} label="Email">
          <a href={mailLink(settings.companyEmail)} className="text-link">
            {settings.companyEmail}
          </a>
        </ContactMethod>
        {companyAddress && (
          <ContactMethod icon={<MapPin aria-hidden="true" />} label="Office">
            {companyAddress}, {companyCity}, {companyState} {companyZip}
          </ContactMethod>
        )}
      </ul>
    </section>
  )
}

function ContactMethod({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <li className="flex gap-4 [&_.lucide]:mt-1 [&_.lucide]:size-6 [&_.lucide]:text-copper">
      {icon}
      <div>
        <p className="text-small text-ink-soft">{label}</p>
        <p className="mt-0.5">{children}</p>
      </div>
    </li>
  )
}

function CommunityPhones({
  communities,
  settings,
}: {
  communities: CommunityCard[]
  settings: PublicSiteSettings
}) {
  return (
    <section className="bg-paper py-14 lg:py-20">
      <div className="wrap">
        <Eyebrow>Our communities</Eyebrow>
        <h2 className="mt-4">Each community has its own phone</h2>
        <ul className="mt-7 grid grid-cols-1 gap-x-10 border-line border-t sm:grid-cols-2">
          {communities.slice(0, MAX_PHONES).map((community) => {
            const phone = phoneOf(community, settings)
            return (
              <li
                key={community.id}
                className="flex flex-wrap items-center justify-between gap-x-5 border-line border-b py-3"
              >
                <p>
                  <a
                    href={`/communities/${community.slug}`}
                    className="inline-flex min-h-11 items-center text-link"
                  >
                    {community.name}
                  </a>
                  {community.city && <span className="text-ink-soft"> · {community.city}</span>}
                </p>
                <a
                  href={`tel:${phone.dial}`}
                  className="inline-flex min-h-11 items-center tabular underline underline-offset-4"
                >
                  {phone.display}
                </a>
              </li>
            )
          })}
        </ul>
        {communities.length > MAX_PHONES && (
          <a href="/communities" className="mt-5 inline-flex min-h-11 items-center text-link">
            All {communities.length} communities
          </a>
        )}
      </div>
    </section>
  )
}

type LeadFormSectionProps = Omit<LeadSubject, 'source'> & {
  settings: PublicSiteSettings
  hours: PhoneHours
  /** The community's numbers, when the form is about one. */
  community: { phoneDisplay: string | null; phoneDial: string | null } | null
}

const TOUR_INVITATION =
  'Start with a name and a number. Then tell us your preferred date and time, or choose them with us when we call.'

/** The lead form at `#tour`: plain without JavaScript, in two steps with it (specification section 2). */
function LeadFormSection({ settings, hours, community, topic, ...about }: LeadFormSectionProps) {
  const subject: LeadSubject = { source: topic?.source ?? 'tour', topic, ...about }
  const description = topic ? topic.opening : TOUR_INVITATION
  const forms = leadFormSettings(settings)
  return (
    <section
      id="tour"
      aria-labelledby="tour-title"
      className="relative overflow-hidden rounded-dialog border border-line bg-card p-5.5 shadow-raised sm:p-8"
    >
      <h2 id="tour-title" className="type-panel">
        {topic?.heading ?? 'Schedule a Tour'}
      </h2>
      {description && <p className="mt-2 text-base text-ink-soft">{description}</p>}
      <div className="mt-5">
        <LeadSubjectChips topic={topic?.chip} floorPlanName={subject.floorPlanName} />
        <LeadFormIsland subject={subject} settings={forms}>
          <PlainLeadForm
            subject={subject}
            settings={forms}
            phone={phoneOf(community, settings)}
            hours={hours}
            id="tour-form"
          />
        </LeadFormIsland>
      </div>
    </section>
  )
}
