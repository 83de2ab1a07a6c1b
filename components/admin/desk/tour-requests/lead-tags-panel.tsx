'use client'

import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { Chip } from '@/components/ui/chip'

type Tag = { id: string; name: string }
type Props = { leadId: string; tags: Tag[]; all: Tag[]; mayWork: boolean }

/** A lead's tags: add by name, create, or remove. */
export function LeadTagsPanel({ leadId, tags, all, mayWork }: Props) {
  const id = useId()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const made = useAction({ redraw: false })
  const { send, busy, refusal } = useAction()

  const change = (tagId: string, on: boolean, done: string) =>
    send('POST', 'tour-requests/tags', { changes: [{ id: leadId, tagId, on }] }, done)

  async function add() {
    const typed = name.trim().replace(/\s+/g, ' ')
    setProblem(typed === '' ? 'Please enter a name' : undefined)
    if (typed === '') return
    const known = all.find((tag) => tag.name.toLowerCase() === typed.toLowerCase())
    const tag = known ?? (await made.send<Tag>('POST', 'lead-tags', { name: typed }))
    if (tag && (await change(tag.id, true, `Tagged “${tag.name}”`))) setName('')
  }

  return (
    <Card title="Tags">
      {tags.length === 0 && <p className="text-ink-soft">No tags yet.</p>}
      <ul aria-label="Tags of this request" className="flex flex-wrap gap-2 empty:hidden">
        {tags.map((tag) => (
          <li key={tag.id} className="max-w-full">
            <Chip tone="outline" className="max-w-full pr-1">
              <span className="min-w-0 wrap-anywhere">{tag.name}</span>
              {mayWork && (
                <button
                  type="button"
                  aria-label={`Remove ${tag.name}`}
                  disabled={busy}
                  className="grid size-8 flex-none cursor-pointer place-items-center rounded-pill hover:bg-paper"
                  onClick={() => void change(tag.id, false, `“${tag.name}” removed`)}
                >
                  <X aria-hidden="true" />
                </button>
              )}
            </Chip>
          </li>
        ))}
      </ul>
      {mayWork && (
        <ActionForm
          action={{ busy: busy || made.busy, message: undefined }}
          className="mt-3 grid gap-3"
          onSend={add}
          submit="Add tag"
          variant="outline"
          footer={(button) => button}
        >
          <TextField
            id={`${id}-tag`}
            label="Add a tag"
            error={problem ?? made.errors.name ?? made.message ?? refusal?.message}
            list={`${id}-tags`}
            maxLength={40}
            autoComplete="off"
            value={name}
            onValue={setName}
          />
          <datalist id={`${id}-tags`}>
            {all
              .filter(({ id: known }) => !tags.some((tag) => tag.id === known))
              .map((tag) => (
                <option key={tag.id} value={tag.name} />
              ))}
          </datalist>
        </ActionForm>
      )}
    </Card>
  )
}
