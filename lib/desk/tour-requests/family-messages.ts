import 'server-only'
import * as z from 'zod'
import { db } from '@/lib/platform/database/db'
import { localCell } from '@/lib/records/lists/spreadsheet-cell'

/** History entries that hold words of the family. */
const TYPES = ['resubmitted', 'family-asked', 'family-texted']

const dataSchema = z.object({
  text: z.string().optional(),
  corrections: z
    .object({ message: z.object({ from: z.string().nullable(), to: z.string() }).optional() })
    .optional(),
})

type Lead = { id: string; message: string | null; createdAt: Date }

/** All that each family wrote about its request, oldest first, each with its local time; by request. */
export async function messagesOf(leads: Lead[], timeZone: string): Promise<Map<string, string>> {
  const entries = await db.leadEvent.findMany({
    where: { tourRequestId: { in: leads.map(({ id }) => id) }, type: { in: TYPES } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { tourRequestId: true, createdAt: true, data: true },
  })
  return new Map(
    leads.map((lead) => {
      const own = entries
        .filter(({ tourRequestId }) => tourRequestId === lead.id)
        .map(({ createdAt, data }) => ({ at: createdAt, ...wordsIn(data) }))
      const corrected = own.find(({ from }) => from !== undefined)
      const first = { at: lead.createdAt, words: corrected ? corrected.from : lead.message }
      const all = [first, ...own].filter(({ words }) => words)
      return [lead.id, all.map(({ at, words }) => `${localCell(at, timeZone)}: ${words}`).join('\n\n')]
    }),
  )
}

/** `from` is undefined when the entry corrects no message. */
function wordsIn(data: unknown): { words?: string | undefined; from?: string | null } {
  const { text, corrections } = dataSchema.safeParse(data).data ?? {}
  const { message } = corrections ?? {}
  return message ? { words: message.to, from: message.from } : { words: text }
}
