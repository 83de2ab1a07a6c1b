'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callAdmin, type Refusal } from '@/components/admin/kit/admin-api'
import { CheckField } from '@/components/admin/kit/check-field'
import { Disclosure } from '@/components/admin/kit/disclosure'
import { ImportCounts } from '@/components/admin/kit/file-import/import-counts'
import { type Column, ImportColumns } from '@/components/admin/records/import/import-columns'
import { RefusedRows } from '@/components/admin/records/import/import-result'
import { ImportRows } from '@/components/admin/records/import/import-rows'
import { PictureUploader } from '@/components/admin/records/uploads/picture-uploader'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { Spinner } from '@/components/ui/spinner'
import type { Mapping } from '@/lib/records/import/columns'
import type { ImportReport } from '@/lib/records/import/report'

type Props = {
  /** Path of the import below /api/admin. */
  address: string
  columns: Column[]
  fields: { name: string; label: string }[]
  guessed: Mapping
  labels: { one: string; many: string }
  /** True when a column can name pictures and the user may add some. */
  takesPictures: boolean
}

/** An import before it runs: column mapping, preview of each row, and the import button. */
export function ImportSheet({ address, columns, fields, guessed, labels, takesPictures }: Props) {
  const router = useRouter()
  const [mapping, setMapping] = useState(guessed)
  const [allOrNothing, setAllOrNothing] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const preview = useImportPreview(address, mapping)
  const { report } = preview
  const doing = report ? report.counts.created + report.counts.changed : 0
  const refused = report?.counts.refused ?? 0
  const isReady = doing > 0 && !preview.isBusy && !isRunning && !(allOrNothing && refused > 0)

  async function run() {
    if (!isReady) return
    setRunning(true)
    const { refusal } = await callAdmin('POST', `${address}/run`, { mapping, allOrNothing })
    setRefusal(refusal)
    if (refusal) {
      setRunning(false)
      preview.again()
    }
    router.refresh()
  }

  return (
    <div className="grid gap-7">
      <section aria-labelledby="import-columns" className="grid gap-3">
        <h2 id="import-columns">Columns</h2>
        <ImportColumns columns={columns} fields={fields} mapping={mapping} onChange={setMapping} />
      </section>
      {takesPictures && (
        <Disclosure summary="Pictures for this file" needsSomebody={false}>
          <p className="mb-3 max-w-prose text-dense text-ink-soft">
            A cell with a file name, such as front.jpg, refers to the picture with that name in the library.
            Add the files here one at a time, as a folder or as a ZIP file, and describe each one.
          </p>
          <PictureUploader onKept={preview.again} />
        </Disclosure>
      )}
      <section aria-labelledby="import-look" className="grid gap-4">
        <h2 id="import-look">Preview</h2>
        <div aria-live="polite" className="grid gap-4">
          {preview.isBusy && <Spinner label="Checking each row. Nothing has been changed yet." />}
          {preview.refusal && <Message tone="bad">{preview.refusal.message}</Message>}
          {report && !preview.isBusy && (
            <>
              <ImportCounts counts={report.counts} />
              {doing === 0 && refused === 0 && (
                <Message tone="ok">
                  Everything in this file is already here. There is nothing to import.
                </Message>
              )}
            </>
          )}
        </div>
        {report && !preview.isBusy && <ImportRows report={report} />}
      </section>
      {report && !preview.isBusy && (
        <div className="grid gap-4">
          {refusal && (
            <Message tone="bad" role="alert">
              {refusal.message}
            </Message>
          )}
          {refused > 0 && (
            <CheckField
              label="Import only if no row is refused"
              value={allOrNothing}
              onValue={setAllOrNothing}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <Button aria-disabled={!isReady} onClick={run}>
              {isRunning ? 'Importing...' : importWords(doing, labels)}
            </Button>
            {refused > 0 && <RefusedRows address={address} />}
          </div>
        </div>
      )}
    </div>
  )
}

function importWords(count: number, { one, many }: { one: string; many: string }): string {
  return count === 0
    ? 'Nothing to import'
    : `Import ${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

type Preview = { report: ImportReport | null; refusal: Refusal | null; isBusy: boolean }

/** Previews an import with this mapping; fetched again when the mapping changes. */
function useImportPreview(address: string, mapping: Mapping): Preview & { again: () => void } {
  const [preview, setPreview] = useState<Preview>({ report: null, refusal: null, isBusy: true })
  const latest = useRef(0)

  const again = useCallback(async () => {
    latest.current += 1
    const mine = latest.current
    setPreview((before) => ({ ...before, isBusy: true }))
    const { answer, refusal } = await callAdmin<ImportReport>('POST', `${address}/look`, { mapping })
    if (mine === latest.current) setPreview({ report: answer, refusal, isBusy: false })
  }, [address, mapping])

  useEffect(() => void again(), [again])

  return { ...preview, again }
}
