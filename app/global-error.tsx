'use client'

import { ErrorContent } from '@/components/site/frame/error-content'
import { useLastKnownBasics } from '@/lib/browser/site-basics'
import './site.css'

/** Shown when a layout fails: its own document, with the company as the browser last knew it. */
export default function GlobalError({ error }: { error: unknown }) {
  const { word, phone, hours } = useLastKnownBasics()
  return (
    <html lang="en-US">
      <head>
        <title>{`Something went wrong | ${word}`}</title>
      </head>
      <body>
        <header className="border-b border-line px-6 py-4">
          {/* A full page load on purpose: the router may be what failed. */}
          <a href="/" data-frame="home" className="type-h4 text-ink no-underline">
            {word}
          </a>
        </header>
        <main id="main">
          <ErrorContent error={error} phone={phone} hours={hours} />
        </main>
      </body>
    </html>
  )
}
