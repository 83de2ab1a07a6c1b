import { setImmediate } from 'node:timers/promises'
import { SaxesParser } from 'saxes'

/** XML that is not well-formed, or has a DTD, which could define entities that expand without end. */
export class UnreadableXml extends Error {}

type Handlers = {
  /** `name` with its prefix, as written: 'wp:post_id'. */
  open?(name: string, attributes: Record<string, string>): void
  /** Text and CDATA, in one piece or several. */
  text?(text: string): void
  close?(name: string): void
}

/**
 * Reads XML as it comes; other requests get their turn between two pieces. Errors of the handlers are thrown
 * as they are. @throws UnreadableXml with the line
 */
export async function readXml(
  pieces: AsyncIterable<string> | Iterable<string>,
  handlers: Handlers,
): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, fragment: false })
  let fault: UnreadableXml | null = null
  const refuse = (words: string) => {
    fault ??= new UnreadableXml(`Line ${parser.line}: ${words}`)
  }
  parser.on('error', ({ message }) => refuse(message.replace(/^\d+:\d+: /, '')))
  parser.on('doctype', () => refuse('a document type, which no import needs'))
  parser.on('opentag', ({ name, attributes }) => handlers.open?.(name, attributes))
  parser.on('text', (text) => handlers.text?.(text))
  parser.on('cdata', (text) => handlers.text?.(text))
  parser.on('closetag', ({ name }) => handlers.close?.(name))
  for await (const piece of pieces) {
    parser.write(piece)
    if (fault) throw fault
    await setImmediate()
  }
  parser.close()
  if (fault) throw fault
}
