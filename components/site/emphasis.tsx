import { Fragment, type ReactNode } from 'react'

/** Longer phrases may wrap: kept on one line they would tear the heading apart. */
const KEPT_TOGETHER = 20

/**
 * A heading in which editors mark words as `*italic copper*`. A short phrase stays on one line, with the
 * punctuation after it.
 */
export function Emphasis({ text }: { text: string }) {
  const parts = text.split(/(\*[^*]+\*[.,;:!?]*)/)
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed sentence never move
    <Fragment key={index}>{index % 2 === 1 ? emphasized(part) : part}</Fragment>
  ))
}

function emphasized(part: string): ReactNode {
  const [, words = '', mark = ''] = part.split('*')
  const phrase = (
    <>
      <em>{words}</em>
      {mark}
    </>
  )
  return words.length <= KEPT_TOGETHER ? <span className="inline-block max-w-full">{phrase}</span> : phrase
}
