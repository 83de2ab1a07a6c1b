export type Verb = { name: string; attributes: Record<string, string>; content: string }

/** The verbs of a document of ours, in their order; not a parser of foreign XML. */
export function readTwiml(document: string): Verb[] {
  return verbsIn(/<Response>(.*)<\/Response>/s.exec(document)?.[1] ?? '')
}

/** The verbs within a verb, such as a Number within a Dial. */
export function verbsIn(content: string): Verb[] {
  const found = content.matchAll(/<(\w+)((?: \w+="[^"]*")*)(?:\/>|>(.*?)<\/\1>)/gs)
  return [...found].map(([, name = '', attributes = '', inner = '']) => ({
    name,
    attributes: Object.fromEntries(
      [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, plain(value)]),
    ),
    content: inner.startsWith('<') ? inner : plain(inner),
  }))
}

/** Everything that the document speaks. */
export function spokenIn(document: string): string {
  return [...document.matchAll(/<Say[^>]*>(.*?)<\/Say>/gs)].map(([, words = '']) => plain(words)).join(' ')
}

function plain(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
}
