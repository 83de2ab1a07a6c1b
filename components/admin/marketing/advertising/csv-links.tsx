import { Download } from 'lucide-react'
import { CSV_FILES } from '@/lib/marketing/conversions/csv-files'

/** CSV downloads of recent conversions; each download is recorded in the activity log. */
export function CsvLinks() {
  return (
    <ul className="mt-3 grid gap-x-6 gap-y-3 lg:grid-cols-2">
      {CSV_FILES.map(({ platform, file, isCorrections }) => (
        <li key={file.name}>
          <a
            href={`/api/admin/advertising/export?file=${file.name}`}
            download
            className="inline-flex min-h-11 items-center gap-2 text-link"
          >
            <Download aria-hidden="true" className="size-4.5" /> {isCorrections ? 'Corrections for' : 'For'}{' '}
            {platform.product} (CSV)
          </a>
          <p className="text-dense text-ink-soft">{file.about}</p>
        </li>
      ))}
    </ul>
  )
}
