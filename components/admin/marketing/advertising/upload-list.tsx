import { formatMoment } from '@/components/admin/kit/lead-time'
import { LIST_LINES } from '@/components/admin/kit/list/list-cell'
import { ListLine } from '@/components/admin/kit/list/list-line'
import { ResendUpload } from '@/components/admin/marketing/advertising/resend-upload'
import {
  triesWords,
  uploadFacts,
  uploadState,
  uploadTitle,
} from '@/components/admin/marketing/advertising/upload-copy'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import type { ListedUpload } from '@/lib/marketing/conversions/list-uploads'

type Props = { uploads: ListedUpload[]; timeZone: string; mayResend: boolean; mayOpen: boolean }

/** Uploads with time, value, state and the platform's response; the lead is linked but not named. */
export function UploadList({ uploads, timeZone, mayResend, mayOpen }: Props) {
  return (
    <ul className={`mt-2 ${LIST_LINES}`}>
      {uploads.map((upload) => {
        const { tone, words } = uploadState(upload)
        const lines = [
          ...uploadFacts(upload),
          ...(upload.tries ? [triesWords(upload.tries, (at) => formatMoment(at, timeZone))] : []),
          ...(upload.words ? [upload.words] : []),
          ...upload.warnings,
        ]
        return (
          <ListLine
            key={upload.id}
            start={formatMoment(upload.createdAt, timeZone)}
            opens={uploadTitle(upload)}
            title={
              <>
                {uploadTitle(upload)}{' '}
                {mayOpen && upload.tourRequestId && (
                  <Link href={`/admin/tour-requests/${upload.tourRequestId}`} className="text-link">
                    Open tour request
                  </Link>
                )}
              </>
            }
            words={lines.join(' · ')}
          >
            <Badge tone={tone}>{words}</Badge>
            {mayResend && (upload.state === 'refused' || upload.state === 'waiting') && (
              <ResendUpload id={upload.id} about={uploadTitle(upload)} />
            )}
          </ListLine>
        )
      })}
    </ul>
  )
}
