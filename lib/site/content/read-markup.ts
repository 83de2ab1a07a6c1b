import { Parser } from 'htmlparser2'

type Heading = { level: number; text: string }
type Link = { href: string; text: string }

/** Contents of an HTML text in document order. `pictures` holds alt texts; '' is a decorative picture. */
export type Markup = { headings: Heading[]; links: Link[]; pictures: string[] }

/** Parses HTML. A link's text includes the alt texts of its pictures. */
export function readMarkup(html: string): Markup {
  const markup: Markup = { headings: [], links: [], pictures: [] }
  const open: { text: string }[] = []
  const parser = new Parser({
    onopentag(name, { href = '', alt = '' }) {
      const level = levelOf(name)
      if (level !== null) startEntry(markup.headings, { level, text: '' })
      else if (name === 'a') startEntry(markup.links, { href, text: '' })
      else if (name === 'img') {
        markup.pictures.push(alt)
        appendText(alt)
      }
    },
    ontext: appendText,
    onclosetag(name) {
      if (name === 'a' || levelOf(name) !== null) open.pop()
    },
  })
  parser.end(html)
  return markup

  function startEntry<T extends { text: string }>(list: T[], entry: T): void {
    list.push(entry)
    open.push(entry)
  }

  function appendText(text: string): void {
    for (const entry of open) entry.text += text
  }
}

function levelOf(name: string): number | null {
  return /^h[1-6]$/.test(name) ? Number(name.slice(1)) : null
}
