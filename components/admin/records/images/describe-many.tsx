'use client'

import { Check } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { DescribeLine, type Words } from '@/components/admin/records/images/describe-line'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { altTextProblem } from '@/lib/platform/media/alt-text'
import type { AdminRecord } from '@/lib/records/declare/record'

const NOTHING: Words = { alt: '', decorative: false }

const isFilled = ({ alt, decorative }: Words) => decorative || alt.trim() !== ''

/** Pictures without descriptions; one button saves all that were filled in. */
export function DescribeMany({ pictures, total }: { pictures: AdminRecord[]; total: number }) {
  const router = useRouter()
  const [words, setWords] = useState<Record<string, Words>>({})
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isSaving, setSaving] = useState(false)
  const [saved, setSaved] = useState(0)
  const filled = pictures.filter(({ id }) => isFilled(words[id] ?? NOTHING))

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSaving || filled.length === 0) return
    setSaving(true)
    const found: Record<string, string> = {}
    let count = 0
    for (const { id } of filled) {
      const { alt, decorative } = words[id] ?? NOTHING
      const problem = altTextProblem(alt, decorative) ?? (await send(id, { alt: alt.trim(), decorative }))
      if (problem) found[id] = problem
      else count += 1
    }
    setSaving(false)
    setProblems(found)
    setSaved(count)
    const [first] = Object.keys(found)
    if (first) document.getElementById(`alt-${first}`)?.focus()
    router.refresh()
  }

  if (pictures.length === 0) {
    return (
      <div className="rounded-control border border-line bg-card px-6 py-14 text-center">
        <Check className="mx-auto size-9 text-ok" aria-hidden="true" />
        <p role="status" className="mt-3 text-lead">
          Every picture has a description
        </p>
      </div>
    )
  }
  return (
    <form noValidate onSubmit={save} aria-label="Descriptions">
      <ul className="grid gap-4 pb-6">
        {pictures.map((picture) => (
          <DescribeLine
            key={picture.id}
            picture={picture}
            words={words[picture.id] ?? NOTHING}
            problem={problems[picture.id]}
            onChange={(changed) => {
              setWords((all) => ({ ...all, [picture.id]: changed }))
              setProblems(({ [picture.id]: _, ...others }) => others)
            }}
          />
        ))}
      </ul>
      <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-card px-4 py-3 lg:-mx-3.5 lg:px-3.5">
        <p role="status" className="text-dense text-ink-soft tabular">
          {saved > 0 && `${saved} saved. `}
          {total === 1 ? '1 picture needs a description' : `${total} pictures need a description`}
          {total > pictures.length && `; the newest ${pictures.length} are shown`}
        </p>
        <Button type="submit" aria-disabled={isSaving || filled.length === 0}>
          {isSaving
            ? 'Saving...'
            : `Save ${filled.length || ''} ${filled.length === 1 ? 'description' : 'descriptions'}`}
        </Button>
      </div>
      {Object.keys(problems).length > 0 && (
        <Message tone="bad" role="alert" className="mt-3">
          {Object.keys(problems).length === 1
            ? 'One description was not saved'
            : 'Some descriptions were not saved'}
          . See the message next to the picture.
        </Message>
      )}
    </form>
  )
}

/** @returns an error message, or null on success */
async function send(id: string, { alt, decorative }: Words): Promise<string | null> {
  const body = { alt: decorative ? '' : alt, decorative }
  const { refusal } = await callAdmin('PATCH', `images/${id}`, body)
  return refusal && (refusal.fieldErrors.alt ?? refusal.message)
}
