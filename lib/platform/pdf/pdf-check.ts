import 'server-only'
import { readFile } from 'node:fs/promises'
import { invalidFields, unavailable } from '@/lib/platform/errors'
import { limitConcurrency } from '@/lib/platform/limit-concurrency'
import { inspectPdf } from '@/lib/platform/pdf/inspect-pdf'
import type { PdfFindings } from '@/lib/platform/pdf/pdf-findings'
import { contentOf, hasName, plainNames, streamsOf, withoutStreams } from '@/lib/platform/pdf/pdf-streams'

/** Objects of a PDF can be packed a thousand times smaller than they are. */
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024

const RUNS = 'This PDF contains a script or starts a program. Print it to a new PDF and upload that one'
const NO_PAGES = 'This PDF has no pages'
const UNREADABLE = 'This PDF is locked or damaged, so it cannot be checked. Save it without a password'

const refused = (reason: string) => invalidFields({ file: reason }, reason)

/** One at a time, because each is read into memory. */
const inTurn = limitConcurrency(1, {
  waiting: 20,
  refuse: () => unavailable(10, 'Many files are being checked. Please try again in a moment'),
})

/**
 * Refuses a PDF without a page tree, with JavaScript or with an action that starts a program, also in packed
 * objects, and one whose packed objects cannot be read. @returns how well it can be read by everyone, which
 * refuses nothing @throws AppError 400 with text to show, 503
 */
export async function checkPdf(path: string): Promise<PdfFindings> {
  return inTurn(async () => {
    const bytes = await readFile(path)
    await assertSafe(bytes.toString('latin1'))
    return inspectPdf(bytes)
  })
}

async function assertSafe(file: string): Promise<void> {
  // Viewers also find objects inside of streams, by their place in the file.
  if (hasName(file, (name) => name === 'JavaScript' || name === 'Launch')) throw refused(RUNS)
  const objects = [withoutStreams(file), ...(await packedObjects(file))]
  const runs = (name: string) => name === 'JavaScript' || name === 'JS' || name === 'Launch'
  if (objects.some((text) => hasName(text, runs))) throw refused(RUNS)
  if (!objects.some((text) => /\/Type\s*\/Pages?(?![A-Za-z])/.test(plainNames(text)))) throw refused(NO_PAGES)
}

/** Viewers find packed objects by these names; an outline has another `First`, a reference. */
const PACKED = /\/(?:ObjStm|First\s*\d+(?!\d|\s+\d+\s+R))(?![A-Za-z])/

/** The contents of all object streams. @throws AppError 400 when one cannot be read */
async function packedObjects(file: string): Promise<string[]> {
  const packed: string[] = []
  let room = MAX_UNPACKED_BYTES
  for (const { head, at, end } of streamsOf(file)) {
    const names = plainNames(head)
    if (!PACKED.test(names)) continue
    const text = await contentOf(names, file.slice(at, end), room)
    if (text === null) throw refused(UNREADABLE)
    room -= text.length
    if (room <= 0) throw refused(UNREADABLE)
    packed.push(text)
  }
  // The names in packed objects of an encrypted file are not what they seem.
  if (packed.length > 0 && hasName(withoutStreams(file), (name) => name === 'Encrypt'))
    throw refused(UNREADABLE)
  return packed
}
