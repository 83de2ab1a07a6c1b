'use client'

import { useState } from 'react'
import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { LongTextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'

/** The family's notes, and a field to add to the history. Typed text survives live updates. */
export function NotesForm({ leadId, notes, readOnly }: { leadId: string; notes: string; readOnly: boolean }) {
  const [text, setText] = useState(notes)
  const [known, setKnown] = useState(notes)
  // Shows somebody else's saved notes at once, unless this person is typing.
  if (notes !== known) {
    setKnown(notes)
    if (text === known) setText(notes)
  }
  const [line, setLine] = useState('')
  const standing = useAction()
  const dated = useAction()
  const path = `tour-requests/${leadId}/notes`
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
        onSend={() => standing.send('PUT', path, { notes: text }, 'Notes saved')}
        submit="Save notes"
        variant="outline"
        isReady={text !== notes}
        footer={(button) => button}
      >
        <LongTextField
          id="lead-notes"
          label="About the family"
          error={standing.errors.notes}
          rows={4}
          value={text}
          onValue={setText}
        />
      </ActionForm>
      <ActionForm
        action={dated}
        className="mt-5 grid gap-3 border-line border-t pt-4"
        onSend={async () => {
          if (await dated.send('POST', path, { text: line }, 'Added to the history')) setLine('')
        }}
        submit="Add"
        busyWords="Add"
        variant="secondary"
        isReady={line.trim() !== ''}
        footer={(button) => button}
      >
        <LongTextField
          id="lead-line"
          label="Add to the history"
          error={dated.errors.text}
          rows={2}
          value={line}
          onValue={setLine}
        />
      </ActionForm>
    </Card>
  )
}
