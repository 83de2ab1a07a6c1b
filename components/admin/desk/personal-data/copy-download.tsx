'use client'

import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Typed } from '@/components/admin/desk/personal-data/use-person'
import { refusalFrom } from '@/components/admin/kit/admin-api'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Button } from '@/components/ui/button'
import { apiRequest, HttpError } from '@/lib/browser/api-request'

/** Downloads the person's copy. */
export function CopyDownload({ person }: { person: Typed }) {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function save() {
    if (pending) return
    setPending(true)
    setProblem(undefined)
    try {
      const answer = await apiRequest('POST', '/api/admin/personal-data/export', person)
      const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
      offer(await answer.blob(), name ?? 'personal-data.json')
    } catch (error) {
      const { status, body } = error instanceof HttpError ? error : { status: 0, body: '' }
      setProblem(refusalFrom(status, body).message)
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <Button variant="outline" onClick={save} aria-disabled={pending}>
        <Download aria-hidden="true" />
        {pending ? 'Making the copy...' : 'Download a copy'}
      </Button>
      <FormRefusal message={problem} />
    </>
  )
}

function offer(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Safari reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
