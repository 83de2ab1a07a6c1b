import { Phone } from 'lucide-react'
import { notFound } from 'next/navigation'
import { Fact, FactList } from '@/components/site/fact-list'
import { SmallPage } from '@/components/site/small-page'
import { buttonVariants } from '@/components/ui/button-variants'
import { readReferral, referralState } from '@/lib/leads/referrals/read-referral'
import { phoneDial } from '@/lib/platform/phones/phone'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { privateMetadata } from '@/lib/site/seo/metadata'

/** The URL belongs to one professional: not indexed, no referrer. */
export const metadata = privateMetadata('Your referral')

type Props = { params: Promise<{ token: string }> }

export default async function ReferralPage({ params }: Props) {
  const { token } = await params
  const [referral, settings] = await Promise.all([readReferral(token), getSiteSettings()])
  if (!referral) notFound()
  const { referralPhone } = settings
  const phone = referralPhone
    ? { display: referralPhone, dial: phoneDial(referralPhone) }
    : phoneOf(referral.community, settings)
  return (
    <SmallPage title="Your referral" lead={referralState(referral)} isAsked>
      <FactList className="mt-7 bg-paper">
        <Fact label="Community">{referral.community?.name}</Fact>
        <Fact label="Reference">{referral.reference}</Fact>
        <Fact label="What you sent" isPlain>
          {referral.message && <span className="whitespace-pre-line">{referral.message}</span>}
        </Fact>
      </FactList>
      <p className="mt-6 text-ink-soft">Bookmark this page. It always shows the status of your referral.</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href={`tel:${phone.dial}`} className={buttonVariants({ size: 'lg' })}>
          <Phone aria-hidden="true" />
          {phone.display}
        </a>
        <a href="/for-professionals#refer" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
          Send another referral
        </a>
      </p>
    </SmallPage>
  )
}
