'use client'

import { Trash2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { KIND_LABELS } from '@/components/admin/desk/personal-data/kind-labels'
import type { FoundJson } from '@/components/admin/desk/personal-data/use-person'
import { callAdmin, type Refusal } from '@/components/admin/kit/admin-api'
import { TextField } from '@/components/admin/kit/text-field'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog'
import { Message } from '@/components/ui/message'
import { toast } from '@/components/ui/toast-store'
import { ERASE_WORD } from '@/lib/desk/personal-data/erase-word'

type Props = { found: FoundJson; who: string; onErased: () => void }

/** Lists what will be erased, and asks for ERASE_WORD. */
export function EraseDialog({ found, who, onErased }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [word, setWord] = useState('')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [pending, setPending] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  function open(next: boolean) {
    setWord('')
    setRefusal(null)
    setOpen(next)
  }

  async function erase(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    setPending(true)
    const { email, phone } = found.person
    const body = { email: email ?? '', phone: phone ?? '', confirm: word }
    const { refusal: refused } = await callAdmin('POST', 'personal-data/erase', body)
    setPending(false)
    setRefusal(refused)
    if (refused) return input.current?.focus()
    setOpen(false)
    toast({ title: 'Erased', description: 'Nothing of this person is held any more.' })
    onErased()
  }

  return (
    <Dialog open={isOpen} onOpenChange={open}>
      <DialogTrigger asChild>
        <Button variant="ghost" className="text-bad">
          <Trash2 aria-hidden="true" />
          Erase this person
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogTitle className="wrap-anywhere">Erase {who}?</DialogTitle>
        <DialogDescription>
          This cannot be undone. Hand out a copy first if they asked for one.
        </DialogDescription>
        <ul className="mt-4 grid gap-1.5">
          {found.kinds.map(({ kind, count }) => (
            <li key={kind}>
              <span className="font-[640] tabular">
                {KIND_LABELS[kind].title}, {count}:
              </span>{' '}
              <span className="text-ink-soft">{KIND_LABELS[kind].erased}</span>
            </li>
          ))}
        </ul>
        <form onSubmit={erase} noValidate className="mt-5">
          <TextField
            id="erase-word"
            label={`Type ${ERASE_WORD} to confirm`}
            error={refusal?.fieldErrors.confirm}
            ref={input}
            autoComplete="off"
            autoCapitalize="characters"
            value={word}
            onChange={(event) => setWord(event.target.value)}
          />
          <div role="alert" className="mt-4 empty:hidden">
            {refusal && !refusal.fieldErrors.confirm && <Message tone="bad">{refusal.message}</Message>}
          </div>
          <div className="mt-6 flex flex-wrap gap-3">
            <DialogClose asChild>
              <Button variant="outline">Keep everything</Button>
            </DialogClose>
            <Button type="submit" variant="destructive" aria-disabled={pending}>
              {pending ? 'Erasing...' : 'Erase for good'}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}
