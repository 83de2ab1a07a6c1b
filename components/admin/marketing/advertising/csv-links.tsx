import { Download } from 'lucide-react'
import type { CsvFile } from '@/lib/marketing/conversions/csv-files'
import { CORRECTED_WITHIN_DAYS } from '@/lib/marketing/conversions/upload-states'

const FILES: [CsvFile, string, string][] = [
  ['google', 'For Google Ads', 'What Google has not taken yet, in the format of its page “Uploads”.'],
  ['microsoft', 'For Microsoft Advertising', 'Requests and tours that came by a click on Microsoft.'],
  ['meta', 'For Meta', 'What Meta has not taken yet, as offline events.'],
  [
    'corrections',
    'Corrections for Google Ads',
    `What turned out wrong in the last ${CORRECTED_WITHIN_DAYS} days. What Google retracts is gone for good.`,
  ],
  [
    'meta-corrections',
    'Corrections for Meta',
    'What Meta counts too much, by event id. It takes nothing back.',
  ],
]

/** CSV downloads of the last 90 days; each download is recorded in the activity log. */
export function CsvLinks() {
  return (
    <ul className="mt-3 grid gap-x-6 gap-y-3 lg:grid-cols-2">
      {FILES.map(([file, title, words]) => (
        <li key={file}>
          <a
            href={`/api/admin/advertising/export?file=${file}`}
            download
            className="inline-flex min-h-11 items-center gap-2 text-link"
          >
            <Download aria-hidden="true" className="size-4.5" /> {title} (CSV)
          </a>
          <p className="text-dense text-ink-soft">{words}</p>
        </li>
      ))}
    </ul>
  )
}
