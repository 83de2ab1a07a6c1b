import { Parser } from 'htmlparser2'

export type Heading = { level: number; text: string }
export type Link = { href: string; text: string }

/** What stands in HTML, in its order. A picture is its description; '' is a decorative one. */
export type Markup = { headings: Heading[]; links: Link[]; pictures: string[] }

/** Takes apart the HTML of a text. A link's words are those within it and the descriptions of its pictures. */
export function readMarkup(html: string): Markup {
  const markup: Markup = { headings: [], links: [], pictures: [] }
  const open: { text: string }[] = []
  const parser = new Parser({
    onopentag(name, { href = '', alt = '' }) {
      const level = levelOf(name)
      if (level !== null) begin(markup.headings, { level, text: '' })
      else if (name === 'a') begin(markup.links, { href, text: '' })
      else if (name === 'img') {
        markup.pictures.push(alt)
        say(alt)
      }
    },
    ontext: say,
    onclosetag(name) {
      if (name === 'a' || levelOf(name) !== null) open.pop()
    },
  })
  parser.end(html)
  return markup

  function begin<T extends { text: string }>(list: T[], entry: T): void {
    list.push(entry)
    open.push(entry)
  }

  function say(text: string): void {
    for (const entry of open) entry.text += text
  }
}

function levelOf(name: string): number | null {
  return /^h[1-6]$/.test(name) ? Number(name.slice(1)) : null
}
