import { notFound } from 'next/navigation'
import { WriteReview } from '@/components/site/reviews/write-review'
import { SmallPage } from '@/components/site/small-page'
import { readInvitation } from '@/lib/leads/reviews/read-invitation'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { privateMetadata } from '@/lib/site/seo/metadata'

/** The URL belongs to one family: not indexed, no referrer. */
export const metadata = privateMetadata('Your review')

type Props = { params: Promise<{ token: string }> }

export default async function WriteReviewPage({ params }: Props) {
  const { token } = await params
  const [invitation, settings] = await Promise.all([readInvitation(token), getSiteSettings()])
  if (!invitation) notFound()
  const phone = phoneOf(null, settings)
  if (invitation !== 'ended' && !invitation.isAnswered) {
    return <WriteReview token={token} community={invitation.community} />
  }
  const isEnded = invitation === 'ended'
  return (
    <SmallPage
      title={isEnded ? 'This link has expired' : 'Thank you for your review'}
      lead={
        isEnded
          ? `You can still tell us how it was: call ${phone.display}.`
          : 'We have received it, and its stars now count in our average. A person reads it before it appears on our site.'
      }
    >
      <p className="mt-6">
        <a href="/reviews" className="inline-flex min-h-11 items-center text-link">
          All published reviews
        </a>
      </p>
    </SmallPage>
  )
}
