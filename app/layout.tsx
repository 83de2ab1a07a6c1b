import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { DocumentHead } from '@/app/document-head'
import { fontClasses } from '@/app/fonts'
import { siteUrl } from '@/lib/platform/site'
import './site.css'

/** Pages are rendered per request: the build has no database. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { metadataBase: new URL(siteUrl()), formatDetection: { telephone: false } }

export const viewport: Viewport = { themeColor: '#fbf7ec' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The head script may set data-text-size before hydration.
    <html lang="en-US" className={fontClasses} suppressHydrationWarning>
      <DocumentHead />
      <body>{children}</body>
    </html>
  )
}
