import type { Metadata } from 'next'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { FrameIslands } from '@/components/site/frame/frame-islands'
import { SkipLink } from '@/components/site/frame/skip-link'
import { leadFormSettings } from '@/components/site/lead-form/server-settings'
import { ScheduleTourProvider } from '@/lib/client/schedule-tour'
import { getSiteSettings } from '@/lib/content/site-settings'

/** Public pages are rendered per request: the build has no database. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const { companyName } = await getSiteSettings()
  return { title: { template: `%s | ${companyName}`, default: companyName } }
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  await connection()
  const settings = await getSiteSettings()
  return (
    <ScheduleTourProvider>
      <SkipLink />
      {children}
      <FrameIslands settings={leadFormSettings(settings)} />
    </ScheduleTourProvider>
  )
}
