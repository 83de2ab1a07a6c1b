'use client'

import { fontClasses } from '@/app/fonts'
import { ErrorPage } from '@/components/site/frame/error-page'
import './globals.css'

/** When the root layout itself fails; brings its own document. */
export default function GlobalError({ error }: { error: unknown }) {
  return (
    <html lang="en-US" className={fontClasses}>
      <head>
        <title>Something went wrong</title>
      </head>
      <body>
        <ErrorPage error={error} />
      </body>
    </html>
  )
}
