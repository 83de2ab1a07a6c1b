'use client'

import { FileDrop } from '@/components/admin/kit/file-import/file-drop'
import { useReportFile } from '@/components/admin/kit/file-import/use-report-file'
import { ReportOutcomeView } from '@/components/admin/marketing/advertising/report-outcome'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Message } from '@/components/ui/message'
import { Spinner } from '@/components/ui/spinner'
import type { ReportOutcome } from '@/lib/marketing/advertising/import-report'

const PATH = 'advertising/report'

/** Imports a cost report: previewed first, saved on confirmation. */
export function ReportSheet() {
  const { file, outcome, isBusy, isDone, refusal, send, choose } = useReportFile<ReportOutcome>(
    (save) => `${PATH}${save ? '?save=1' : ''}`,
  )
  const doing = outcome ? outcome.created + outcome.changed : 0
  return (
    <div className="grid gap-7">
      <FileDrop onFile={choose} problem={refusal?.message} />
      <div aria-live="polite">
        {isBusy && (
          <Spinner label={outcome ? 'Importing…' : 'Checking each line. Nothing is imported yet.'} />
        )}
      </div>
      {outcome && (
        <section aria-labelledby="report-look" className="grid gap-4">
          <h2 id="report-look" className="type-h4 wrap-anywhere">
            {isDone ? `Imported ${file?.name}` : `Preview of ${file?.name}`}
          </h2>
          <ReportOutcomeView outcome={outcome} isDone={isDone} />
          {isDone ? (
            <Message tone="ok" role="status">
              Import complete. See the cost of each campaign under{' '}
              <Link href="/admin/campaigns" className="text-link">
                Campaigns
              </Link>
              .
            </Message>
          ) : doing > 0 && file ? (
            <Button
              className="justify-self-start"
              aria-disabled={isBusy}
              onClick={() => void send(file, true)}
            >
              Import {doing.toLocaleString('en-US')} {doing === 1 ? 'day' : 'days'}
            </Button>
          ) : (
            outcome.refused === 0 && (
              <Message tone="ok">Everything in this file was imported before. There is nothing new.</Message>
            )
          )}
        </section>
      )}
    </div>
  )
}
