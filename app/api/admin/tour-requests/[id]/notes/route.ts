import { adminRoute } from '@/lib/accounts/admin-route'
import { noteSchema, notesSchema } from '@/lib/desk/status/action-schema'
import { addNote, saveNotes } from '@/lib/desk/tour-requests/notes'

/** Adds a signed note to the history. */
export const POST = adminRoute(noteSchema, async ({ actor, id, body }) => {
  await addNote(actor, id, body.text)
  return Response.json({ message: 'Note added' }, { status: 201 })
})

/** Replaces the lead's notes field. */
export const PUT = adminRoute(notesSchema, async ({ actor, id, body }) => {
  await saveNotes(actor, id, body.notes)
  return { message: 'Notes saved' }
})
