import { attemptCopy } from '@/components/admin/desk/tour-requests/lead-copy'
import { Card } from '@/components/admin/kit/card'
import { formatMoment, formatSeconds } from '@/components/admin/kit/lead-time'
import { ResendUpload } from '@/components/admin/marketing/advertising/resend-upload'
import {
  triesWords,
  uploadFacts,
  uploadState,
  uploadTitle,
} from '@/components/admin/marketing/advertising/upload-copy'
import { Badge } from '@/components/ui/badge'
import type { LeadConversions } from '@/lib/marketing/conversions/lead-conversions'

type Props = { conversions: LeadConversions; zone: string; mayResend: boolean }

/** Conversions sent to ad platforms with every attempt, or why none are sent. */
export function ConversionPanel({ conversions: { uploads, why }, zone, mayResend }: Props) {
  return (
    <Card title="Sent to ad platforms">
      {why && <p className="text-ink-soft">Nothing is sent. {why}.</p>}
      <ul className="divide-y divide-line">
        {uploads.map((upload) => {
          const { tone, words } = uploadState(upload)
          return (
            <li key={upload.id} className="py-3.5 first:pt-0 last:pb-0">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p className="min-w-0 wrap-anywhere font-[620]">{uploadTitle(upload)}</p>
                <Badge tone={tone}>{words}</Badge>
              </div>
              <Facts upload={upload} zone={zone} />
              {mayResend && (upload.state === 'refused' || upload.state === 'waiting') && (
                <div className="mt-2">
                  <ResendUpload id={upload.id} about={uploadTitle(upload)} />
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

type Upload = LeadConversions['uploads'][number]

function Facts({ upload, zone }: { upload: Upload; zone: string }) {
  const attempts = upload.items.flatMap(({ title, attempts }) =>
    attempts.map((attempt) => ({ title, ...attempt })),
  )
  const lines = [
    `Happened ${formatMoment(upload.happenedAt, zone)}.`,
    ...uploadFacts(upload),
    ...upload.items
      .filter(({ state, attemptCount }) => state === 'due' && attemptCount > 0)
      .map((item) => triesWords(item, (at) => formatMoment(at, zone))),
    ...(upload.words ? [upload.words] : []),
    ...upload.warnings,
  ]
  return (
    <>
      {lines.map((line) => (
        <p key={line} className="mt-1 text-dense text-ink-soft wrap-anywhere">
          {line}
        </p>
      ))}
      <ol className="mt-2 grid gap-1 text-dense text-ink-soft">
        {attempts.map((attempt) => (
          <li key={attempt.id} className="flex flex-wrap gap-x-3">
            <span className="tabular">{formatSeconds(attempt.startedAt, zone)}</span>
            <span>
              {attempt.title} {attempt.number}: {attemptCopy(attempt.outcome)}
            </span>
            {attempt.response && <span className="min-w-0 wrap-anywhere">{attempt.response}</span>}
          </li>
        ))}
      </ol>
    </>
  )
}
