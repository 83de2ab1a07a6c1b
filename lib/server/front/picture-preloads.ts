import { escapeHtml } from '@/lib/platform/escape-html'

/** A preload hint in a page's data (components/static/preload-file.ts). */
const HINT = /^:HL(\["[^\n]*","image",\{[^\n]*\}\])$/gm
const FIRST_STYLESHEET = '<link rel="stylesheet"'
const PRELOADS = /<link rel="preload" as="image" [^>]*\/>/g

/** Moves preload links of hinted pictures to the top. React writes them only if the hint arrived in time. */
export function hoistPicturePreloads(html: string, data: string): string {
  const links = [...data.matchAll(HINT)].map(([, hint]) => linkFor(hint as string))
  if (links.length === 0 || !html.includes(FIRST_STYLESHEET)) return html
  return html
    .replaceAll(PRELOADS, (link) => (links.some(({ names }) => link.includes(names)) ? '' : link))
    .replace(FIRST_STYLESHEET, () => links.map(({ link }) => link).join('') + FIRST_STYLESHEET)
}

function linkFor(hint: string): { names: string; link: string } {
  const [address, , options] = JSON.parse(hint) as [string, string, Record<string, unknown>]
  const { imageSrcSet, ...rest } = options
  const names = imageSrcSet
    ? `imageSrcSet="${escapeHtml(String(imageSrcSet))}"`
    : `href="${escapeHtml(address)}"`
  const attributes = Object.entries(rest).map(([name, value]) => `${name}="${escapeHtml(String(value))}"`)
  return { names, link: `<link rel="preload" as="image" ${[...attributes, names].join(' ')}/>` }
}
