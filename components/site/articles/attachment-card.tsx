import { FileDown } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button-variants'
import { safeHref } from '@/lib/platform/safe-href'
import { fileLabel } from '@/lib/site/content/file-label'

type Props = { attachment: { originalName: string; url: string; mimeType: string; sizeBytes: number } }

/** Download card for a news attachment; the button states file type and size. */
export function AttachmentCard({ attachment }: Props) {
  return (
    <section className="rounded-control border border-line border-t-[5px] border-t-copper-mid bg-card p-6 shadow-rest">
      <h2 className="type-h4">To keep or print</h2>
      <p className="mt-2 text-small wrap-anywhere text-ink-soft">{attachment.originalName}</p>
      <a
        href={safeHref(attachment.url) ?? undefined}
        download={attachment.originalName}
        className={`${buttonVariants({ variant: 'default' })} mt-4 w-full px-3!`}
      >
        <FileDown aria-hidden="true" />
        {fileLabel(attachment)}
      </a>
    </section>
  )
}
