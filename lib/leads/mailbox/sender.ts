type Header = { key: string; value: string }
/** Longer than any address; the search for one must not take long in a hostile header. */
const MAX_VALUE = 320

type Sender = { name: string | null; address: string | null }

/**
 * The person who wrote a mail that came through a group. Groups put their own address into From, because the
 * writer's domain would not confirm the mail (DMARC): 'Ann Lee' via Intake <intake@ourselves.example>.
 */
export function writerOf(from: Sender, replyTo: Sender | null, headers: readonly Header[]): Sender {
  const value = (name: string) =>
    headers
      .find(({ key }) => key.toLowerCase() === name)
      ?.value.slice(0, MAX_VALUE)
      .trim() ?? ''
  const original = /[^\s<>"]+@[^\s<>"]+/.exec(value('x-original-sender') || value('x-original-from'))?.[0]
  const via = /^'?(.*?)'?\s+via\s+\S/i.exec(from.name ?? '')
  const isThroughGroup =
    original !== undefined || (via !== null && (value('list-id') || value('mailing-list')))
  const address = (original ?? replyTo?.address)?.toLowerCase() ?? null
  if (!isThroughGroup || !address || address === from.address) return from
  return { name: replyTo?.name || via?.[1] || null, address }
}
