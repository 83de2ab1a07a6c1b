import { type PreloadOptions, preload } from 'react-dom'

export type Hint = [address: string, options: PreloadOptions]

let collect: (hint: Hint) => boolean = () => false

/** Preloads a file from the document head, also when the page is rendered now and cached for later. */
export function preloadFile(...hint: Hint): void {
  if (!collect(hint)) preload(...hint)
}

/** Redirects hints to a collector, which returns true if it took the hint. */
export function setHintCollector(collector: (hint: Hint) => boolean): void {
  collect = collector
}
