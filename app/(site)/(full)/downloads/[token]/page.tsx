import { FileDown } from 'lucide-react'
import { notFound } from 'next/navigation'
import { PageHead } from '@/components/site/page-head'
import { buttonVariants } from '@/components/ui/button-variants'
import { Message } from '@/components/ui/message'
import { readDownload } from '@/lib/leads/resources/read-download'
import { fileLabel } from '@/lib/site/content/file-label'
import { formatMoment } from '@/lib/site/content/format-date'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { privateMetadata } from '@/lib/site/seo/metadata'

/** The URL grants access: not indexed, no referrer. */
export const metadata = privateMetadata('Your guide')

/** Target of a signed link: the file while it is valid, then a link to request a new one (G5). */
export default async function DownloadPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const [download, settings] = await Promise.all([readDownload(token), getSiteSettings()])
  if (!download) notFound()
  const { asset, ended, expiresAt, mailed, promise } = download
  const phone = phoneOf(null, settings)
  if (!asset) {
    return (
      <PageHead
        eyebrow="Resource library"
        title="This guide is no longer available"
        lead={`Call us at ${phone.display}.`}
      >
        <LibraryLink href="/resources">See the other guides</LibraryLink>
      </PageHead>
    )
  }
  if (ended) {
    return (
      <PageHead
        eyebrow="Resource library"
        title="This link has expired"
        lead={`Links to our guides work for three days. A new one for “${asset.title}” takes a minute.`}
      >
        <LibraryLink href={`/resources/${asset.slug}#get`}>Get a new link</LibraryLink>
      </PageHead>
    )
  }
  const { mimeType, fileSize } = asset
  const file = mimeType && fileSize ? ` (${fileLabel({ mimeType, sizeBytes: fileSize })})` : ''
  return (
    <PageHead eyebrow="Your guide is ready" title={asset.title} lead={asset.description}>
      {promise !== null && (
        <Message tone="ok" className="mt-7 max-w-[46rem]">
          <p className="font-[640]">We have your request for a call.</p>
          {promise && <p>{promise}</p>}
        </Message>
      )}
      <p className="mt-8">
        <a
          href={`/downloads/${token}/file`}
          download
          className={buttonVariants({ variant: 'copper', size: 'lg' })}
        >
          <FileDown aria-hidden="true" />
          Download{file}
        </a>
      </p>
      <p className="mt-5 max-w-[42rem] text-ink-soft">
        {mailed && 'We have emailed you the same link. '}
        It works until {formatMoment(expiresAt, settings.timeZone)}.
      </p>
      <LibraryLink href={`/resources/${asset.slug}`}>Read it on this site</LibraryLink>
    </PageHead>
  )
}

function LibraryLink({ href, children }: { href: string; children: string }) {
  return (
    <p className="mt-6">
      <a href={href} className="inline-flex min-h-11 items-center text-link">
        {children}
      </a>
    </p>
  )
}
