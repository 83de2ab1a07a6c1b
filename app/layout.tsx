import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { DocumentHead } from '@/app/document-head'
import { fontClasses } from '@/app/fonts'
import { siteUrl } from '@/lib/platform/site'
import { getBrand } from '@/lib/site/brand/brand'
import { brandAttributes, brandIcons } from '@/lib/site/brand/brand-head'
import './site.css'

/** Pages are rendered per request: the build has no database. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  return {
    metadataBase: new URL(siteUrl()),
    formatDetection: { telephone: false },
    icons: brandIcons(await getBrand()),
  }
}

export async function generateViewport(): Promise<Viewport> {
  return { themeColor: (await getBrand()).palette.ivory ?? '' }
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const brand = await getBrand()
  return (
    // The head script may set data-text-size before hydration.
    <html lang="en-US" className={fontClasses} {...brandAttributes(brand)} suppressHydrationWarning>
      <DocumentHead brand={brand} />
      <body>{children}</body>
    </html>
  )
}
