'use client'

import { ErrorContent } from '@/components/site/frame/error-content'
import { BUILT_IN_BASICS } from '@/lib/browser/site-basics'
import './site.css'

/** Shown when a layout fails: its own document with the built-in phone, no dependencies. */
export default function GlobalError({ error }: { error: unknown }) {
  const { word, phone } = BUILT_IN_BASICS
  return (
    <html lang="en-US">
      <head>
        <title>Something went wrong</title>
      </head>
      <body>
        <header className="border-b border-line px-6 py-4">
          {/* A full page load on purpose: the router may be what failed. */}
          <a href="/" data-frame="home" className="type-h4 text-ink no-underline">
            {word}
          </a>
        </header>
        <main id="main">
          <ErrorContent error={error} phone={phone} />
        </main>
      </body>
    </html>
  )
}
