/** Of voice_calls and voice_recordings. */
export const COPIED_OF_RECORDING = { select: { kind: true, seconds: true, createdAt: true } } as const

/** Of outbox_items. */
export const COPIED_OF_MAIL = {
  kind: true,
  createdAt: true,
  finishedAt: true,
  state: true,
  about: true,
  target: true,
  from: true,
  subject: true,
  text: true,
} as const

/** Words for the state of a mail. */
export const STATES: Record<string, string> = {
  due: 'waiting to be sent',
  leased: 'being sent',
  sent: 'sent',
  kept: 'saved, not sent',
  failed: 'failed',
}

/** Query for rows, oldest first. */
export const oldest = (ids: string[]) =>
  ({ where: { id: { in: ids } }, orderBy: { createdAt: 'asc' } }) as const
/** Query for rows, newest first. */
export const newest = (ids: string[]) =>
  ({ where: { id: { in: ids } }, orderBy: { createdAt: 'desc' } }) as const

/** Id and time of a line on the screen. */
export const line = ({ id, createdAt }: { id: string; createdAt: Date }) => ({
  id,
  at: createdAt.toISOString(),
})

/** The parts that are there, in one line. */
export function words(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(' · ')
}

/** Rows of a snapshot in the trash. */
export function rowsIn(snapshot: unknown): unknown[] {
  const { rows } = (snapshot ?? {}) as { rows?: { row: unknown }[] }
  return (rows ?? []).map(({ row }) => row)
}
