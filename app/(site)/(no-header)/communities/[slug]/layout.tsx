import type { ReactNode } from 'react'
import { Announcements } from '@/components/site/announcements/announcements'
import { OverPictureHeader } from '@/components/site/frame/over-picture-header'
import { PlainHeader } from '@/components/site/frame/plain-header'
import { staticPart } from '@/components/static/static'
import { companyCopy } from '@/lib/platform/company-copy'
import { getCommunity } from '@/lib/site/communities/community'
import { phoneOf } from '@/lib/site/content/phone-of'
import { getSiteSettings } from '@/lib/site/content/site-settings'

type Props = { children: ReactNode; params: Promise<{ slug: string }> }

/** Brand, the community's phone and, on small screens, the menu, on top of the picture. */
export default async function CommunityLayout({ children, params }: Props) {
  const { slug } = await params
  const community = await getCommunity(slug)
  return (
    <>
      <Announcements communityId={community?.id ?? null} />
      {/* The header overlays the content that follows it. */}
      <div className="relative">
        <Header slug={slug} />
      </div>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

const Header = staticPart(async ({ slug }: { slug: string }) => {
  const [community, settings] = await Promise.all([getCommunity(slug), getSiteSettings()])
  const copy = companyCopy(settings.companyName, settings.companyState)
  const phone = phoneOf(community, settings)
  return community?.image ? (
    <OverPictureHeader word={copy.word} phone={phone} communityId={community.id} />
  ) : (
    <PlainHeader {...copy} phone={phone} communityId={community?.id} />
  )
})
