import 'server-only'
import { countDocuments } from '@/lib/records/documents/list-documents'
import type { Part } from '@/lib/server/health/part'

/** PDFs on public pages can be read by everyone (45 CFR 84.84, decision 127). */
export const documentsPart: Part = {
  name: 'documents',
  title: 'Documents',
  outside: null,
  async check() {
    const { total, failing, public: linked } = await countDocuments()
    const href = '/admin/documents'
    if (total === 0) return { state: 'off', words: 'No PDF has been checked yet', href }
    if (linked > 0)
      return {
        state: 'bad',
        words: `Public pages link to ${linked} ${linked === 1 ? 'PDF' : 'PDFs'} that a screen reader cannot read well`,
        todo: 'Open the list. It shows what to fix in each PDF, in Word or Canva. Then replace the file.',
        href: '/admin/documents?state=failing',
      }
    const words =
      failing > 0 ? `${failing} of ${total} PDFs have problems; no public page links to them` : null
    return {
      state: 'good',
      words: words ?? `${total} ${total === 1 ? 'PDF' : 'PDFs'}, none with problems`,
      href,
    }
  },
}
