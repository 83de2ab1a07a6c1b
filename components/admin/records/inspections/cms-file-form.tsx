'use client'

import { useState } from 'react'
import { FileDrop } from '@/components/admin/kit/file-import/file-drop'
import { sendFile } from '@/components/admin/kit/file-import/send-file'
import { SelectField } from '@/components/admin/kit/select-field'
import { useAction } from '@/components/admin/kit/use-action'
import { CMS_FILE_KEYS, CMS_FILES } from '@/lib/records/inspections/cms-files'
import type { CmsImport } from '@/lib/records/inspections/import-cms-file'

const CHOICES = CMS_FILE_KEYS.map((value) => ({ value: String(value), label: CMS_FILES[value].title }))

/** Uploads a file of the CMS Provider Data Catalog, where the server cannot reach it. */
export function CmsFileForm() {
  const { run, busy, refusal } = useAction()
  const [kind, setKind] = useState('')
  const [outcome, setOutcome] = useState<CmsImport | null>(null)

  async function send(file: File) {
    setOutcome(await run(() => sendFile<CmsImport>(`inspections/files?file=${kind}`, file)))
  }

  return (
    <div className="grid gap-3 text-dense">
      <p className="text-ink-soft">
        Download the five files from data.cms.gov. Filter each one by your state first: a file can have up to
        5,000 rows.
      </p>
      <SelectField
        id="cms-file"
        label="File"
        none="Choose the file"
        choices={CHOICES}
        value={kind}
        onValue={setKind}
      />
      <FileDrop onFile={(file) => void send(file)} sent={busy ? 0 : null} problem={refusal?.message} />
      {outcome && (
        <p role="status">
          {outcome.stored.length > 0
            ? `Imported for ${outcome.stored.join(', ')}.`
            : 'None of your communities are in this file.'}
          {outcome.absent.length > 0 && ` Not in this file: ${outcome.absent.join(', ')}.`}
        </p>
      )}
    </div>
  )
}
