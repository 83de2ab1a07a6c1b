import type { Metadata } from 'next'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { SiteShell } from '@/components/site/frame/site-shell'
import { getSiteSettings } from '@/lib/content/site-settings'

/** Public pages are rendered per request: the build has no database. */
export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const { companyName } = await getSiteSettings()
  return { title: { template: `%s | ${companyName}`, default: companyName } }
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  await connection()
  return <SiteShell>{children}</SiteShell>
}
