import { Fragment } from 'react'

/** A heading in which `*word*` is set in italic copper: the word that carries the feeling. Editors type the stars. */
export function Emphasis({ text }: { text: string }) {
  const parts = text.split(/\*([^*]+)\*/)
  return parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed sentence never move
    index % 2 === 1 ? <em key={index}>{part}</em> : <Fragment key={index}>{part}</Fragment>,
  )
}

/** The same heading as plain text, for titles and descriptions. */
export function withoutEmphasis(text: string): string {
  return text.replace(/\*([^*]+)\*/g, '$1')
}
