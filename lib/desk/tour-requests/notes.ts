import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import { clearDraft } from '@/lib/desk/note-drafts/note-drafts'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { db } from '@/lib/platform/database/db'

/** Adds a note to the history. @throws AppError 403, 404 */
export async function addNote(actor: Actor, id: string, text: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await openLead(tx, actor, id, 'update')
    await recordEvent(tx, id, { type: 'note', actor, data: { text } })
    await auditLead(tx, actor, { action: 'lead.note', leadId: id })
    await clearDraft(tx, actor, id, 'line')
  })
}

/** Replaces the notes field. @throws AppError 403, 404 */
export async function saveNotes(actor: Actor, id: string, notes: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const lead = await openLead(tx, actor, id, 'update')
    await clearDraft(tx, actor, id, 'notes')
    if ((lead.notes ?? '') === notes) return
    await tx.tourRequest.update({ where: { id }, data: { notes: notes || null } })
    await recordEvent(tx, id, { type: 'note', actor, data: { field: 'notes' } })
    await auditLead(tx, actor, { action: 'lead.notes', leadId: id })
  })
}
