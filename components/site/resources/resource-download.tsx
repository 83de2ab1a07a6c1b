import { FileDown } from 'lucide-react'
import { leadFormSettings } from '@/components/site/lead-form/server-settings'
import { ResourceGate } from '@/components/site/resources/resource-gate'
import { buttonVariants } from '@/components/ui/button-variants'
import { fileLabel } from '@/lib/site/content/file-label'
import { type PublicSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import type { getResource } from '@/lib/site/resources/resource'

type Props = {
  resource: NonNullable<Awaited<ReturnType<typeof getResource>>>
  settings: PublicSiteSettings
}

/** The guide as a file, at `#get`: behind its form, or open when nothing is required. */
export function ResourceDownload({ resource, settings }: Props) {
  if (!resource.hasFile) return null
  const { slug, requiredFields, ctaText } = resource
  const file = fileLabelOf(resource)
  return (
    <section id="get" aria-labelledby="get-title" className="no-print bg-ivory pb-16 lg:pb-24">
      <div className="wrap">
        <div className="grid gap-x-14 gap-y-6 rounded-dialog border border-line border-t-[5px] border-t-copper-mid bg-card p-5.5 shadow-raised sm:p-10 lg:grid-cols-[5fr_6fr]">
          <div>
            <h2 id="get-title" className="type-panel">
              To print and take along
            </h2>
            <p className="mt-4 text-ink-soft">
              The whole text as a file to print.{' '}
              {requiredFields.length > 0 && 'We mail you a link and open it here.'}
            </p>
          </div>
          {requiredFields.length > 0 ? (
            <ResourceGate
              slug={slug}
              required={requiredFields}
              button={ctaText}
              file={file}
              phone={phoneOf(null, settings)}
              {...pick(leadFormSettings(settings))}
            />
          ) : (
            <a
              href={`/resources/${slug}/file`}
              download
              className={`${buttonVariants({ variant: 'copper', size: 'lg' })} self-center`}
            >
              <FileDown aria-hidden="true" />
              {ctaText} ({file})
            </a>
          )}
        </div>
      </div>
    </section>
  )
}

function pick({ consentText, consentVersion, turnstileSiteKey }: ReturnType<typeof leadFormSettings>) {
  return { consentText, consentVersion, turnstileSiteKey }
}

/** 'PDF, 180 KB'; the size of an externally hosted file is unknown. */
function fileLabelOf({ mimeType, fileSize }: Pick<Props['resource'], 'mimeType' | 'fileSize'>): string {
  if (mimeType && fileSize) return fileLabel({ mimeType, sizeBytes: fileSize })
  return 'file'
}
