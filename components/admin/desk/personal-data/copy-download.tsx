'use client'

import { Download } from 'lucide-react'
import type { Typed } from '@/components/admin/desk/personal-data/found-json'
import { type Answered, refusalFrom } from '@/components/admin/kit/admin-api'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'
import { apiRequest, HttpError } from '@/lib/browser/api-request'

/** Downloads the person's copy. */
export function CopyDownload({ person }: { person: Typed }) {
  const { run, busy, refusal } = useAction({ redraw: false })
  return (
    <>
      <Button variant="outline" onClick={() => void run(() => downloadCopy(person))} aria-disabled={busy}>
        <Download aria-hidden="true" />
        {busy ? 'Making the copy...' : 'Download a copy'}
      </Button>
      <FormRefusal message={refusal?.message} />
    </>
  )
}

async function downloadCopy(person: Typed): Promise<Answered<true>> {
  try {
    const answer = await apiRequest('POST', '/api/admin/personal-data/export', person)
    const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
    offer(await answer.blob(), name ?? 'personal-data.json')
    return { answer: true, refusal: null }
  } catch (error) {
    const { status, body } = error instanceof HttpError ? error : { status: 0, body: '' }
    return { answer: null, refusal: refusalFrom(status, body) }
  }
}

function offer(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Safari reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
