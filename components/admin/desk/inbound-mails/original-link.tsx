import { Download } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button-variants'

/** Downloads the raw mail, whose text on the screen leaves something out. */
export function OriginalLink({ mailId }: { mailId: string }) {
  return (
    <a
      href={`/api/admin/inbound-mails/${mailId}/original`}
      download
      className={buttonVariants({ variant: 'outline' })}
    >
      <Download aria-hidden="true" />
      Download the original
    </a>
  )
}
