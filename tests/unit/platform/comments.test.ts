import { expect, test } from 'vitest'
import { sourceFiles } from '@/tests/support/source-files'

// The rules of docs/STYLE.md, section "Words", as far as a machine can check them.

const WIDEST = 110
const MAX_SHARE = 0.075
const RIDDLE = /^\s*(?:\/\*\*|\*|\/\/)\s*(?:What|Whether|Whoever|The same)\b/

type Line = { place: string; text: string; isComment: boolean }

const lines = (...folders: string[]) =>
  sourceFiles(...folders)
    .filter(({ path }) => /\.(ts|tsx|mjs|mts)$/.test(path))
    .flatMap(({ path, text }) => linesOf(path, text))

function linesOf(path: string, source: string): Line[] {
  let isInside = false
  return source.split('\n').map((text, at) => {
    const isComment = isInside || /^\s*(?:\/\/|\/\*)/.test(text)
    if (/^\s*\/\*/.test(text)) isInside = true
    if (text.includes('*/')) isInside = false
    return { place: `${path}:${at + 1}`, text, isComment }
  })
}

const places = (found: Line[]) => found.map(({ place, text }) => `${place}: ${text.trim().slice(0, 80)}`)

const comments = lines('lib', 'components', 'app', 'scripts', 'tests', 'bench').filter(
  ({ isComment }) => isComment,
)

test('a comment opens with its subject', () => {
  expect(comments.length).toBeGreaterThan(2_000)
  expect(places(comments.filter(({ text }) => RIDDLE.test(text)))).toEqual([])
})

test(`a line of a comment has at most ${WIDEST} columns`, () => {
  expect(places(comments.filter(({ text }) => text.length > WIDEST))).toEqual([])
})

test('code in lib speaks for itself: few of its lines are comments', () => {
  const all = lines('lib')
  expect(all.filter(({ isComment }) => isComment).length / all.length).toBeLessThanOrEqual(MAX_SHARE)
})
