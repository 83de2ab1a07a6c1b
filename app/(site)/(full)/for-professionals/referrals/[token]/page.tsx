import { Phone } from 'lucide-react'
import { notFound } from 'next/navigation'
import { buttonVariants } from '@/components/ui/button-variants'
import { Eyebrow } from '@/components/ui/eyebrow'
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
    <div className="wrap py-10 md:py-16" data-tour-asked>
      <Eyebrow>{referral.community?.name ?? settings.companyName}</Eyebrow>
      <h1 className="mt-3">Your referral</h1>
      <p className="type-lead mt-5 max-w-article">{referralState(referral)}</p>
      <dl className="mt-7 grid max-w-article gap-y-2.5 rounded-control bg-paper p-5">
        <div className="flex flex-wrap justify-between gap-x-6">
          <dt className="text-ink-soft">Reference</dt>
          <dd className="font-[640]">{referral.reference}</dd>
        </div>
        {referral.message && (
          <div>
            <dt className="text-ink-soft">What you sent</dt>
            <dd className="whitespace-pre-line">{referral.message}</dd>
          </div>
        )}
      </dl>
      <p className="mt-6 max-w-article text-ink-soft">
        Keep the address of this page: it always shows the state of this referral.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href={`tel:${phone.dial}`} className={buttonVariants({ size: 'lg' })}>
          <Phone aria-hidden="true" />
          {phone.display}
        </a>
        <a href="/for-professionals#refer" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
          Send another referral
        </a>
      </p>
    </div>
  )
}
