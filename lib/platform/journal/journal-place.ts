/** Entries, their wrapped keys, and marks about them; apart, so that a key can be destroyed by itself. */
export const JOURNAL_PARTS = ['entries', 'keys', 'marks'] as const

export type JournalPart = (typeof JOURNAL_PARTS)[number]

/** A folder or bucket that holds the journal. */
export type JournalPlace = {
  name: 'folder' | 'bucket'
  /** Within a sentence: 'the folder /mnt/journal'. */
  title: string
  /** Resolves once the data is durable. */
  put(part: JournalPart, id: string, data: Buffer): Promise<void>
  /** Ids in the order of their time. */
  list(part: JournalPart): Promise<string[]>
  read(part: JournalPart, id: string): Promise<Buffer | null>
  remove(part: JournalPart, id: string): Promise<void>
}
