import 'server-only'
import { Parser } from 'htmlparser2'
import type { CustomScript } from '@/lib/site/landing-pages/custom-script'

/** With a `fault` (a message), nothing runs. */
export type ParsedScripts = { scripts: CustomScript[]; fault: string | null }

type Element = { attributes: Record<string, string>; code: string }

const MAX_QUOTED = 40

/** Attributes allowed next to `src`; anything else could change the page. */
const ATTRIBUTE = /^(?:async|defer|integrity|crossorigin|data-[a-z][\w.-]*)$/
const JAVASCRIPT = /^(?:text|application)\/javascript$/i

/** Parses pasted `<script>` elements. Ignores comments between them. */
export function parseScripts(text: string): ParsedScripts {
  const scripts: CustomScript[] = []
  const faults: string[] = []
  let open: Element | null = null
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script') open = { attributes, code: '' }
      else faults.push(`<${name}> cannot be used here: only <script> elements can`)
    },
    ontext(words) {
      if (open) open.code += words
      else if (words.trim() !== '') faults.push(`This text is outside a <script> element: ${quoted(words)}`)
    },
    onclosetag(name, isImplied) {
      if (name !== 'script' || !open) return
      const script = isImplied ? 'A <script> element is not closed: write </script> after it' : scriptOf(open)
      if (typeof script === 'string') faults.push(script)
      else scripts.push(script)
      open = null
    },
    onprocessinginstruction: (_, data) =>
      faults.push(`<${data}> cannot be used here: only <script> elements can`),
  })
  parser.end(text)
  const [fault = null] = faults
  return fault === null ? { scripts, fault } : { scripts: [], fault }
}

/** @returns the script, or what is wrong with it */
function scriptOf({ attributes, code }: Element): CustomScript | string {
  const { src, type, ...rest } = attributes
  if (type && !JAVASCRIPT.test(type)) return `type="${type}" cannot be used here: leave it out`
  const refused = Object.keys(rest).find((name) => src === undefined || !ATTRIBUTE.test(name))
  if (refused) return `${quoted(refused)} cannot be used on this <script> element: leave it out`
  const hasCode = code.trim() !== ''
  if (src === undefined) return hasCode ? { code } : 'A <script> element is empty'
  if (hasCode)
    return `The <script> element of ${quoted(src)} has code in it, which no browser runs: use a second one`
  const address = /^https?:\/\//i.test(src) && URL.canParse(src) ? new URL(src) : null
  if (!address) return `${quoted(src)} is not a complete URL: it must begin with https://`
  if (address.username || address.password) return `${address.host}: leave out the user name and password`
  return { src: address.href, attributes: rest }
}

function quoted(words: string): string {
  const short = words.trim()
  return `“${short.length > MAX_QUOTED ? `${short.slice(0, MAX_QUOTED)}…` : short}”`
}
