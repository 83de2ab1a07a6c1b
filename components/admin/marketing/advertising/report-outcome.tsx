import { ImportCounts } from '@/components/admin/kit/file-import/import-counts'
import { Message } from '@/components/ui/message'
import type { ReportOutcome } from '@/lib/marketing/advertising/import-report'

const LEVEL_WORDS = {
  ad_group: 'This report has costs of ad groups and no campaign totals. Import the campaign report, too.',
  keyword: 'This report has costs of keywords and no campaign totals. Import the campaign report, too.',
}

/** Result (or preview) of a report import, with the reasons for skipped lines. */
export function ReportOutcomeView({ outcome, isDone }: { outcome: ReportOutcome; isDone: boolean }) {
  const { level, from, to, cost, newCampaigns, problems, refused, ...counts } = outcome
  return (
    <>
      {from && to && (
        <p className="tabular">
          {from === to ? shownDay(from) : `${shownDay(from)} to ${shownDay(to)}`}:{' '}
          {cost.toLocaleString('en-US', { style: 'currency', currency: 'USD' })}
        </p>
      )}
      <ImportCounts counts={{ ...counts, refused }} />
      {level !== 'campaign' && <Message tone="warn">{LEVEL_WORDS[level]}</Message>}
      {newCampaigns.length > 0 && (
        <Message tone="info">
          <span className="wrap-anywhere">
            {isDone ? 'New campaigns: ' : 'New campaigns that will be added: '}
            {newCampaigns.join(', ')}
          </span>
        </Message>
      )}
      {problems.length > 0 && (
        <Message tone="bad">
          <p>These lines will be skipped:</p>
          <ul className="mt-1">
            {problems.map(({ number, words }) => (
              <li key={number} className="wrap-anywhere">
                Line {number}: {words}
              </li>
            ))}
            {refused > problems.length && (
              <li>and {(refused - problems.length).toLocaleString('en-US')} more</li>
            )}
          </ul>
        </Message>
      )}
    </>
  )
}

function shownDay(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
}
