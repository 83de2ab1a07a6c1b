import { type PreloadOptions, preload } from 'react-dom'

export type Hint = [address: string, options: PreloadOptions]

let keep: (hint: Hint) => boolean = () => false

/** Names a file at the top of the document, also of a page that is drawn now and kept for later. */
export function preloadFile(...hint: Hint): void {
  if (!keep(hint)) preload(...hint)
}

/** Gives the hints to whoever draws on the server; he answers whether he takes one. */
export function giveHintsTo(taker: (hint: Hint) => boolean): void {
  keep = taker
}
