import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { SiteShell } from '@/components/site/frame/site-shell'
import { getSiteSettings } from '@/lib/site/content/site-settings'

export async function generateMetadata(): Promise<Metadata> {
  const { companyName } = await getSiteSettings()
  return { title: { template: `%s | ${companyName}`, default: companyName } }
}

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteShell>{children}</SiteShell>
}
