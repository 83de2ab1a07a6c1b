import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { fontClasses } from '@/app/fonts'
import { siteUrl } from '@/lib/site'
import { TEXT_SIZE_SCRIPT } from '@/lib/text-size'
import './globals.css'

/** Forms show every field, and the menus stand open, where no script will ever open them. */
const WITHOUT_SCRIPT = `[data-without-script]{display:flex}[data-with-script],[data-menu-button]{display:none}
[data-frame=menu]{display:block}[data-frame=menu]>ul{flex-wrap:wrap}[data-menu-group]:is(:hover,:focus-within)>[data-menu-panel]{display:grid}
@media(max-width:63.99rem){header>div{flex-wrap:wrap}[data-menu-panel]{display:block;position:static}[data-menu-group]>button{display:none}}`

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
        <noscript>
          <style>{WITHOUT_SCRIPT}</style>
        </noscript>
      </head>
      <body>{children}</body>
    </html>
  )
}
