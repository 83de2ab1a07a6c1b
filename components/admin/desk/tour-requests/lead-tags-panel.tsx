'use client'

import { X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { Panel } from '@/components/admin/kit/panel'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

type Tag = { id: string; name: string }
type Props = { leadId: string; tags: Tag[]; all: Tag[]; mayWork: boolean }

/** A lead's tags: add by name, create, or remove. */
export function LeadTagsPanel({ leadId, tags, all, mayWork }: Props) {
  const id = useId()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const { send, pending, refusal } = useLeadAction()
  const change = (tagId: string, on: boolean, done: string) =>
    send('POST', '/api/admin/tour-requests/tags', { changes: [{ id: leadId, tagId, on }] }, done)

  async function add(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    const typed = name.trim().replace(/\s+/g, ' ')
    if (typed === '') return setProblem('Please enter a name')
    const known = all.find((tag) => tag.name.toLowerCase() === typed.toLowerCase())
    const made = known ? null : await callAdmin<Tag>('POST', 'lead-tags', { name: typed })
    if (made?.refusal) return setProblem(made.refusal.fieldErrors.name ?? made.refusal.message)
    const tag = known ?? made?.answer
    if (tag && (await change(tag.id, true, `Tagged “${tag.name}”`))) setName('')
  }

  return (
    <Panel title="Tags">
      {tags.length === 0 && <p className="text-ink-soft">No tags yet.</p>}
      <ul aria-label="Tags of this request" className="flex flex-wrap gap-2 empty:hidden">
        {tags.map((tag) => (
          <li key={tag.id} className="max-w-full">
            <Chip tone="outline" className="max-w-full pr-1">
              <span className="min-w-0 wrap-anywhere">{tag.name}</span>
              {mayWork && (
                <button
                  type="button"
                  aria-label={`Take ${tag.name} off`}
                  disabled={pending}
                  className="grid size-8 flex-none cursor-pointer place-items-center rounded-pill hover:bg-paper"
                  onClick={() => void change(tag.id, false, `“${tag.name}” taken off`)}
                >
                  <X aria-hidden="true" />
                </button>
              )}
            </Chip>
          </li>
        ))}
      </ul>
      {mayWork && (
        <form noValidate className="mt-3 grid gap-3" onSubmit={(event) => void add(event)}>
          <Field id={`${id}-tag`} label="Add a tag" error={problem ?? refusal?.message}>
            {(control) => (
              <Input
                {...control}
                data-dense=""
                list={`${id}-tags`}
                maxLength={40}
                autoComplete="off"
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          <datalist id={`${id}-tags`}>
            {all
              .filter(({ id: known }) => !tags.some((tag) => tag.id === known))
              .map((tag) => (
                <option key={tag.id} value={tag.name} />
              ))}
          </datalist>
          <Button type="submit" variant="outline" disabled={pending}>
            Add tag
          </Button>
        </form>
      )}
    </Panel>
  )
}
