'use client'

import { useState } from 'react'
import { useDraftFields } from '@/components/admin/desk/tour-requests/lead-drafts'
import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { LongTextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'

/** The family's notes, and a field to add to the history. Typed text survives live updates and the tab. */
export function NotesForm({ leadId, notes, readOnly }: { leadId: string; notes: string; readOnly: boolean }) {
  const standing = useAction()
  const dated = useAction()
  const about = useDraftFields('notes', () => ({ text: '', base: '' }))
  const line = useDraftFields('line', () => ({ text: '' }))
  const [saved, setSaved] = useState({ text: notes, over: notes })
  const { base } = about.values
  const isTyping = about.values.text !== base
  // Until the page shows what was just saved.
  const known = saved.over === notes ? saved.text : notes
  const text = isTyping ? about.values.text : known
  const path = `tour-requests/${leadId}/notes`

  async function save() {
    const done = await about.send(() => standing.send('PUT', path, { notes: text }, 'Notes saved'))
    if (done) setSaved({ text, over: notes })
  }

  if (readOnly)
    return (
      <Card title="Notes">
        {notes ? <p className="whitespace-pre-line">{notes}</p> : <p>No notes yet.</p>}
      </Card>
    )
  return (
    <Card title="Notes">
      <ActionForm
        action={standing}
        className="grid gap-3"
        onSend={save}
        submit="Save notes"
        variant="outline"
        isReady={text !== known}
        footer={(button) => button}
      >
        <LongTextField
          id="lead-notes"
          label="About the family"
          error={standing.errors.notes}
          rows={4}
          value={text}
          onValue={(typed) => about.set({ text: typed, base: isTyping ? base : known })}
        />
        {isTyping && base !== known && (
          <p className="text-dense text-ink-soft whitespace-pre-line">
            Someone else changed the notes. Saving yours will replace: {known || '(empty)'}
          </p>
        )}
      </ActionForm>
      <ActionForm
        action={dated}
        className="mt-5 grid gap-3 border-line border-t pt-4"
        onSend={() => line.send(() => dated.send('POST', path, line.values, 'Added to the history'))}
        submit="Add"
        busyWords="Add"
        variant="secondary"
        isReady={line.values.text.trim() !== ''}
        footer={(button) => button}
      >
        <LongTextField
          id="lead-line"
          label="Add to the history"
          error={dated.errors.text}
          rows={2}
          value={line.values.text}
          onValue={(typed) => line.set({ text: typed })}
        />
      </ActionForm>
    </Card>
  )
}
