import { Fact, FactList } from '@/components/site/fact-list'
import { GROUND, type Ground } from '@/components/site/page-sections/section-layout'
import { NeedsTable } from '@/components/site/referrals/needs-table'
import { OpeningsTable } from '@/components/site/referrals/openings-table'
import { ReferralCard } from '@/components/site/referrals/referral-card'
import { phoneDial } from '@/lib/platform/phones/phone'
import { getCommunityCards } from '@/lib/site/communities/communities'
import { getSiteSettings, type PublicSiteSettings } from '@/lib/site/content/site-settings'
import { getCareNeeds } from '@/lib/site/referrals/care-needs'
import { getOpeningPlans } from '@/lib/site/referrals/opening-plans'
import { openingsOf } from '@/lib/site/referrals/openings'

/** For professionals: openings, what each kind of care can take, the referral form, direct line and fax. */
export async function ReferralsPart({ title, ground }: { title: string; ground: Ground }) {
  const [care, plans, communities, settings] = await Promise.all([
    getCareNeeds(),
    getOpeningPlans(),
    getCommunityCards(),
    getSiteSettings(),
  ])
  return (
    <section id="openings" className={`section ${GROUND[ground]}`}>
      <div className="wrap grid grid-cols-1 items-start gap-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-12">
          {plans.length > 0 && (
            <div>
              <h2>{title}</h2>
              <div className="mt-6">
                <OpeningsTable care={openingsOf(plans, new Date())} timeZone={settings.timeZone} />
              </div>
            </div>
          )}
          {care.needs.length > 0 && (
            <div>
              <h2>What each kind of care can provide</h2>
              <div className="mt-6">
                <NeedsTable {...care} />
              </div>
            </div>
          )}
          <DirectLines settings={settings} />
        </div>
        <ReferralCard needs={care.needs} communities={communities} settings={settings} />
      </div>
    </section>
  )
}

function DirectLines({ settings: { referralPhone, referralFax } }: { settings: PublicSiteSettings }) {
  if (!referralPhone && !referralFax) return null
  return (
    <FactList className="bg-card">
      {referralPhone && (
        <Fact label="Direct line for professionals" isPlain>
          <a
            href={`tel:${phoneDial(referralPhone)}`}
            className="inline-flex min-h-11 items-center text-link tabular"
          >
            {referralPhone}
          </a>
        </Fact>
      )}
      {referralFax && (
        <Fact label="Fax" isPlain>
          <span className="tabular">{referralFax}</span>
        </Fact>
      )}
    </FactList>
  )
}
