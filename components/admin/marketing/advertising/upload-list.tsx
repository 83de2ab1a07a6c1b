import { formatMoment } from '@/components/admin/kit/lead-time'
import { ResendUpload } from '@/components/admin/marketing/advertising/resend-upload'
import { uploadFacts, uploadState, uploadTitle } from '@/components/admin/marketing/advertising/upload-copy'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'
import type { ListedUpload } from '@/lib/marketing/conversions/list-uploads'

type Props = { uploads: ListedUpload[]; timeZone: string; mayResend: boolean }

/** Uploads with time, value, state and the platform's response; the lead is linked but not named. */
export function UploadList({ uploads, timeZone, mayResend }: Props) {
  return (
    <ul className="mt-3 divide-y divide-line rounded-control border border-line bg-card shadow-rest">
      {uploads.map((upload) => {
        const { tone, words } = uploadState(upload)
        const lines = [...uploadFacts(upload), ...(upload.words ? [upload.words] : []), ...upload.warnings]
        return (
          <li
            key={upload.id}
            className="grid gap-x-5 gap-y-2 p-4 lg:grid-cols-[10rem_minmax(0,1fr)_auto] lg:items-center"
          >
            <p className="text-dense text-ink-soft tabular">{formatMoment(upload.createdAt, timeZone)}</p>
            <div className="min-w-0">
              <p className="font-[620] wrap-anywhere">
                {uploadTitle(upload)}{' '}
                {upload.tourRequestId && (
                  <Link
                    href={`/admin/tour-requests/${upload.tourRequestId}`}
                    className="whitespace-nowrap text-link"
                  >
                    Open its request
                  </Link>
                )}
              </p>
              {lines.map((line) => (
                <p key={line} className="text-dense text-ink-soft wrap-anywhere">
                  {line}
                </p>
              ))}
            </div>
            <div className="flex flex-wrap items-center gap-3">
              <Badge tone={tone}>{words}</Badge>
              {mayResend && (upload.state === 'refused' || upload.state === 'waiting') && (
                <ResendUpload id={upload.id} about={uploadTitle(upload)} />
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
