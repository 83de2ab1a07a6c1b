'use client'

import { useState } from 'react'
import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { Panel } from '@/components/admin/kit/panel'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'

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
  const standing = useLeadAction()
  const dated = useLeadAction()
  if (readOnly)
    return (
      <Panel title="Notes">
        {notes ? <p className="whitespace-pre-line">{notes}</p> : <p>No notes yet.</p>}
      </Panel>
    )
  return (
    <Panel title="Notes">
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void standing.send(
            'PUT',
            `/api/admin/tour-requests/${leadId}/notes`,
            { notes: text },
            'Notes saved',
          )
        }}
      >
        <Field
          id="lead-notes"
          label="About the family"
          error={standing.refusal?.fieldErrors.notes ?? standing.refusal?.message}
        >
          {(control) => (
            <Textarea {...control} rows={4} value={text} onChange={({ target }) => setText(target.value)} />
          )}
        </Field>
        <Button type="submit" variant="outline" disabled={standing.pending || text === notes}>
          {standing.pending ? 'Saving…' : 'Save notes'}
        </Button>
      </form>
      <form
        className="mt-5 grid gap-3 border-line border-t pt-4"
        onSubmit={(event) => {
          event.preventDefault()
          void dated
            .send('POST', `/api/admin/tour-requests/${leadId}/notes`, { text: line }, 'Added to the history')
            .then((saved) => saved && setLine(''))
        }}
      >
        <Field
          id="lead-line"
          label="Add to the history"
          error={dated.refusal?.fieldErrors.text ?? dated.refusal?.message}
        >
          {(control) => (
            <Textarea {...control} rows={2} value={line} onChange={({ target }) => setLine(target.value)} />
          )}
        </Field>
        <Button type="submit" variant="secondary" disabled={dated.pending || line.trim() === ''}>
          Add
        </Button>
      </form>
    </Panel>
  )
}
