import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { fontClasses } from '@/app/fonts'
import { siteUrl } from '@/lib/site'
import { TEXT_SIZE_SCRIPT } from '@/lib/text-size'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl()),
  formatDetection: { telephone: false },
}

export const viewport: Viewport = { themeColor: '#fbf7ec' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script below may set data-text-size before React compares the element.
    <html lang="en-US" className={fontClasses} suppressHydrationWarning>
      <head>
        <script>{TEXT_SIZE_SCRIPT}</script>
      </head>
      <body>{children}</body>
    </html>
  )
}
