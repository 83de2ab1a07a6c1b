import type { Metadata } from 'next'
import { connection } from 'next/server'
import { FullFrame } from '@/components/site/frame/full-frame'
import { NotFoundContent } from '@/components/site/frame/not-found-content'
import { SiteShell } from '@/components/site/frame/site-shell'
import { getSiteSettings } from '@/lib/content/site-settings'

export const metadata: Metadata = { title: 'Page not found' }

export default async function NotFound() {
  await connection()
  const { companyPhoneDisplay, companyPhoneDial } = await getSiteSettings()
  return (
    <SiteShell>
      <FullFrame>
        <NotFoundContent phone={{ display: companyPhoneDisplay, dial: companyPhoneDial }} />
      </FullFrame>
    </SiteShell>
  )
}
