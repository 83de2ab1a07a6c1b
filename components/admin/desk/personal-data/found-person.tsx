'use client'

import { CheckCircle2, Download, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { FoundJson, Typed } from '@/components/admin/desk/personal-data/found-json'
import { HeldKindRows } from '@/components/admin/desk/personal-data/held-kind-rows'
import { KIND_LABELS } from '@/components/admin/desk/personal-data/kind-labels'
import { PersonNotes } from '@/components/admin/desk/personal-data/person-notes'
import { type Answered, refusalFrom } from '@/components/admin/kit/admin-api'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'
import { apiRequest, HttpError } from '@/lib/browser/api-request'
import { ERASE_WORD } from '@/lib/desk/personal-data/erase-word'
import { writtenPhone } from '@/lib/platform/phones/written-phone'

type Props = {
  found: FoundJson
  timeZone: string
  /** Also repeats the present search. */
  onSearch: (wanted: Typed) => void
}

/** Data held about the person, facts to weigh, and actions. */
export function FoundPerson({ found, timeZone, onSearch }: Props) {
  const { person, total, kinds } = found
  const who = [person.email, person.phone && writtenPhone(person.phone)].filter(Boolean).join(' and ')
  const asked: Typed = { email: person.email ?? '', phone: person.phone ?? '' }
  return (
    <div className="mt-6 border-line border-t pt-5">
      <h3 className="wrap-anywhere">
        {total === 0
          ? `No data found for ${who}`
          : `${total} ${total === 1 ? 'item' : 'items'} found for ${who}`}
      </h3>
      {total === 0 && (
        <p className="mt-3 flex items-start gap-2.5 text-ink-soft">
          <CheckCircle2 aria-hidden="true" className="mt-0.5 text-ok" />
          No request, quiz, guide, sign-up, offer or email has this address or number.
        </p>
      )}
      <PersonNotes found={found} timeZone={timeZone} onSearch={onSearch} />
      {total > 0 && (
        <>
          <ul className="mt-4 divide-y divide-line border-line border-y">
            {kinds.map((kind) => (
              <HeldKindRows key={kind.kind} {...kind} timeZone={timeZone} />
            ))}
          </ul>
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <CopyDownload person={asked} />
            <EraseDialog found={found} who={who} onErased={() => onSearch(asked)} />
          </div>
        </>
      )}
    </div>
  )
}

/** Downloads the person's copy. */
function CopyDownload({ person }: { person: Typed }) {
  const { run, busy, refusal } = useAction({ redraw: false })
  return (
    <>
      <Button variant="outline" onClick={() => void run(() => downloadCopy(person))} aria-disabled={busy}>
        <Download aria-hidden="true" />
        {busy ? 'Preparing the copy...' : 'Download a copy'}
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

/** Lists what will be erased, and asks for ERASE_WORD. */
function EraseDialog({ found, who, onErased }: { found: FoundJson; who: string; onErased: () => void }) {
  const action = useAction({ redraw: false })
  const [word, setWord] = useState('')
  const input = useRef<HTMLInputElement>(null)

  async function erase() {
    const { email, phone } = found.person
    const body = { email: email ?? '', phone: phone ?? '', confirm: word }
    const done = { title: 'Erased', description: 'This person’s data has been removed.' }
    const erased = await action.send('POST', 'personal-data/erase', body, done)
    if (erased) onErased()
    else input.current?.focus()
    return erased
  }

  return (
    <DialogForm
      trigger={
        <Button variant="ghost" className="text-bad">
          <Trash2 aria-hidden="true" />
          Erase this person
        </Button>
      }
      onOpen={() => setWord('')}
      title={<span className="wrap-anywhere">Erase {who}?</span>}
      words="This cannot be undone. Download a copy first if they asked for one."
      action={action}
      onSend={erase}
      submit="Erase permanently"
      busyWords="Erasing..."
      variant="destructive"
      keep="Keep everything"
      keepFirst
    >
      <ul className="grid gap-1.5">
        {found.kinds.map(({ kind, count }) => (
          <li key={kind}>
            <span className="font-[640] tabular">
              {KIND_LABELS[kind].title}, {count}:
            </span>{' '}
            <span className="text-ink-soft">{KIND_LABELS[kind].erased}</span>
          </li>
        ))}
      </ul>
      <TextField
        id="erase-word"
        label={`Type ${ERASE_WORD} to confirm`}
        error={action.errors.confirm}
        ref={input}
        autoComplete="off"
        autoCapitalize="characters"
        value={word}
        onValue={setWord}
      />
    </DialogForm>
  )
}
