import { requestActor } from '@/lib/accounts/actor'
import { noteSchema, notesSchema } from '@/lib/desk/status/action-schema'
import { addNote, saveNotes } from '@/lib/desk/tour-requests/notes'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string }> }

/** Adds a signed note to the history. */
export const POST = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    await addNote(actor, (await params).id, (await readJson(request, noteSchema)).text)
    return Response.json({ message: 'Note added' }, { status: 201 })
  },
  { sameOrigin: true },
)

/** Replaces the lead's notes field. */
export const PUT = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    await saveNotes(actor, (await params).id, (await readJson(request, notesSchema)).notes)
    return Response.json({ message: 'Notes saved' })
  },
  { sameOrigin: true },
)
