// `node scripts/plan-letters.mjs`: writes lib/site/floor-plans/letters.json, outlines of letters on plans.
// An SVG in an <img> loads no font of its page, so its labels are drawn as shapes.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSync } from 'fontkit'
import { root } from './root.mjs'

const font = openSync(join(root, 'lib/site/seo/share/fonts/text.ttf'))

/** Letters that Atkinson Hyperlegible lacks, and what it writes instead. */
const INSTEAD = { '′': "'", '″': '"' }

const RANGES = [
  [0x20, 0x7e],
  [0xa1, 0xff],
  [0x2013, 0x2026],
]

/** @returns {[number, number?, number?, string?] | null} advance, first point, outline relative to it */
function letterOf(character) {
  const code = (INSTEAD[character] ?? character).codePointAt(0)
  if (!font.hasGlyphForCodePoint(code)) return null
  const { advanceWidth, path } = font.glyphForCodePoint(code)
  const [first, ...rest] = path.commands
  if (!first) return [advanceWidth]
  const start = first.args.map(Math.round)
  return [advanceWidth, ...start, relative(start, rest)]
}

const COMMANDS = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' }

function relative(start, commands) {
  let [x, y] = start
  let [contourX, contourY] = start
  let data = ''
  for (const { command, args } of commands) {
    const points = args.map((value, at) => Math.round(value) - (at % 2 === 0 ? x : y))
    data += COMMANDS[command] + points.join(' ').replaceAll(' -', '-')
    if (command === 'closePath') [x, y] = [contourX, contourY]
    else [x, y] = args.slice(-2).map(Math.round)
    if (command === 'moveTo') [contourX, contourY] = [x, y]
  }
  return data
}

const characters = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
)
const letters = Object.fromEntries(
  [...characters, ...Object.keys(INSTEAD)].flatMap((character) => {
    const letter = letterOf(character)
    return letter ? [[character, letter]] : []
  }),
)
writeFileSync(join(root, 'lib/site/floor-plans/letters.json'), `${JSON.stringify(letters)}\n`)
