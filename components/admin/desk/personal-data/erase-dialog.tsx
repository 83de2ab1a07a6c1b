'use client'

import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { FoundJson } from '@/components/admin/desk/personal-data/found-json'
import { KIND_LABELS } from '@/components/admin/desk/personal-data/kind-labels'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'
import { ERASE_WORD } from '@/lib/desk/personal-data/erase-word'

type Props = { found: FoundJson; who: string; onErased: () => void }

/** Lists what will be erased, and asks for ERASE_WORD. */
export function EraseDialog({ found, who, onErased }: Props) {
  const action = useAction({ redraw: false })
  const [word, setWord] = useState('')
  const input = useRef<HTMLInputElement>(null)

  async function erase() {
    const { email, phone } = found.person
    const body = { email: email ?? '', phone: phone ?? '', confirm: word }
    const done = { title: 'Erased', description: 'Nothing of this person is held any more.' }
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
      words="This cannot be undone. Hand out a copy first if they asked for one."
      action={action}
      onSend={erase}
      submit="Erase for good"
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
