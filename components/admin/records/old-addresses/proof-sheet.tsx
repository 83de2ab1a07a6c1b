'use client'

import { RotateCw } from 'lucide-react'
import { type Accepted, FileDrop } from '@/components/admin/kit/file-import/file-drop'
import { useReportFile } from '@/components/admin/kit/file-import/use-report-file'
import { ProofTable } from '@/components/admin/records/old-addresses/proof-table'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { MAX_CSV_BYTES } from '@/lib/records/import/limits'
import type { AddressProof } from '@/lib/records/old-addresses/prove-addresses'

const ACCEPTS: Accepted = {
  words: 'Drop a sitemap, a list, a table or a log here',
  label: 'File with old URLs',
  types: '.xml,.csv,.tsv,.txt,.log,.xlsx,text/plain,text/csv,text/xml,application/xml',
  maxBytes: MAX_CSV_BYTES,
  tooLarge: 'This file is larger than 5 MB',
}

/** Checks a file of old addresses and shows the answer to each, those that lead nowhere first. */
export function ProofSheet() {
  const { file, outcome, isBusy, refusal, send, choose } = useReportFile<AddressProof>(() => 'old-addresses')
  return (
    <div className="grid gap-6">
      <FileDrop onFile={choose} problem={refusal?.message} accepts={ACCEPTS} />
      <div aria-live="polite">{isBusy && <Spinner label="Checking each URL" />}</div>
      {file && outcome && !isBusy && (
        <section aria-labelledby="proof" className="grid gap-4">
          <h2 id="proof" className="type-h4 wrap-anywhere">
            Results for {file.name}
          </h2>
          <Button className="justify-self-start" variant="outline" onClick={() => void send(file, false)}>
            <RotateCw aria-hidden="true" />
            Check again
          </Button>
          <ProofTable proof={outcome} />
        </section>
      )}
    </div>
  )
}
