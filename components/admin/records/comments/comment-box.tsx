'use client'

import { clsx } from 'clsx'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useAction } from '@/components/admin/kit/use-action'
import type { Comments } from '@/components/admin/records/comments/use-comments'
import { Button } from '@/components/ui/button'
import { Field, type FieldControlProps, Textarea } from '@/components/ui/field'
import { foldText } from '@/lib/platform/fold-text'
import type { Colleague } from '@/lib/records/comments/comment-view'
import { typedMention } from '@/lib/records/comments/mentions-in'

type Props = {
  id: string
  label: string
  act: string
  first?: string
  isFocused?: boolean
  comments: Comments
  onSend: (text: string) => ReturnType<Comments['send']>
  /** Called after sending or canceling; without it the box stays open. */
  onDone?: () => void
}

/** Form for one comment; the text is kept until the server has stored it. */
export function CommentBox({ id, label, act, first = '', isFocused = false, ...props }: Props) {
  const { comments, onSend, onDone } = props
  const { run, busy, errors, message, forget } = useAction({ redraw: false })
  const [text, setText] = useState(first)

  async function send() {
    if (!(await run(() => onSend(text)))) return
    setText('')
    onDone?.()
  }

  return (
    <div className="mt-4">
      <Field id={id} label={label} error={errors.text ?? message}>
        {(control) => (
          <MentionInput
            control={control}
            comments={comments}
            isFocused={isFocused}
            value={text}
            onChange={(next) => {
              setText(next)
              forget()
            }}
            onSend={() => void send()}
          />
        )}
      </Field>
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        <Button size="sm" className="min-h-11!" aria-disabled={busy} onClick={() => void send()}>
          {busy ? 'Sending...' : act}
        </Button>
        {onDone && (
          <Button variant="ghost" size="sm" className="min-h-11!" onClick={onDone}>
            Cancel
          </Button>
        )}
        {!onDone && <span className="text-dense text-ink-soft">Type @ to mention a colleague</span>}
      </div>
    </div>
  )
}

const MAX_SUGGESTIONS = 6

type MentionInputProps = {
  control: FieldControlProps
  comments: Comments
  value: string
  isFocused: boolean
  onChange: (text: string) => void
  onSend: () => void
}

/** Text area in which @ suggests colleagues (ARIA authoring practices, combobox). */
function MentionInput({ control, comments, value, isFocused, onChange, onSend }: MentionInputProps) {
  const [typed, setTyped] = useState<{ from: number; word: string } | null>(null)
  const [people, setPeople] = useState<Colleague[] | null>(null)
  const [active, setActive] = useState(0)
  const area = useRef<HTMLTextAreaElement>(null)
  const word = foldText(typed?.word ?? '')
  const found = (people ?? []).filter(({ name }) => foldText(name).includes(word)).slice(0, MAX_SUGGESTIONS)
  const isOpen = typed !== null && found.length > 0
  const listId = `${control.id}-people`

  function look({ value: text, selectionEnd }: HTMLTextAreaElement) {
    const at = typedMention(text, selectionEnd)
    setTyped(at)
    setActive(0)
    if (at && !people) void comments.colleagues().then(setPeople)
  }

  function insertMention({ name }: Colleague) {
    if (!typed) return
    const end = typed.from + 1 + typed.word.length
    const before = `${value.slice(0, typed.from)}@${name} `
    onChange(before + value.slice(end).replace(/^ /, ''))
    setTyped(null)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(before.length, before.length)
    })
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return onSend()
    }
    if (!isOpen) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = found[active]
    if (step) setActive((active + step + found.length) % found.length)
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) insertMention(chosen)
    else if (event.key === 'Escape') setTyped(null)
    else return
    event.preventDefault()
  }

  return (
    <div>
      <Textarea
        {...control}
        ref={area}
        autoFocus={isFocused}
        rows={3}
        maxLength={4000}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        value={value}
        onChange={({ target }) => {
          onChange(target.value)
          look(target)
        }}
        onKeyDown={press}
        onBlur={() => setTyped(null)}
      />
      <p role="status" className="sr-only">
        {isOpen
          ? `${found.length} ${found.length === 1 ? 'colleague' : 'colleagues'} found. Use the arrow keys to choose.`
          : ''}
      </p>
      {isOpen && (
        <div
          id={listId}
          data-mentions=""
          role="listbox"
          aria-label="Colleagues"
          onPointerDown={(event) => event.preventDefault()}
          className="mt-1.5 rounded-control border border-line bg-card p-1.5 shadow-raised"
        >
          {found.map((person, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
            <div
              key={person.id}
              id={`${listId}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              onClick={() => insertMention(person)}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center rounded-badge px-3 hover:bg-paper',
                at === active && 'bg-paper outline-2 outline-copper',
              )}
            >
              {person.name}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
