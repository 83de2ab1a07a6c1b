import type { ReactNode } from 'react'
import { OverPictureHeader } from '@/components/site/frame/over-picture-header'
import { PlainHeader } from '@/components/site/frame/plain-header'
import { Static } from '@/components/static/static'
import { getCommunity } from '@/lib/communities/community'
import { companyCopy } from '@/lib/company-copy'
import { phoneOf } from '@/lib/content/phone-of'
import { getSiteSettings } from '@/lib/content/site-settings'

type Props = { children: ReactNode; params: Promise<{ slug: string }> }

/** Brand and the community's own phone on its picture. */
export default async function CommunityLayout({ children, params }: Props) {
  const { slug } = await params
  const [community, settings] = await Promise.all([getCommunity(slug), getSiteSettings()])
  const words = companyCopy(settings.companyName, settings.companyState)
  const phone = phoneOf(community, settings)
  return (
    <>
      <Static>
        {community?.image ? (
          <OverPictureHeader word={words.word} phone={phone} communityId={community.id} />
        ) : (
          <PlainHeader {...words} phone={phone} communityId={community?.id} />
        )}
      </Static>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
