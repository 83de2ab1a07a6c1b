import type { Colleague } from '@/lib/records/comments/comment-view'

type Piece = { text: string; isMention: boolean }

/** Splits a text at @mentions of these names. The longest name wins: '@ann.b' is not ann. */
export function piecesOf(text: string, names: string[]): Piece[] {
  const known = names.filter(Boolean).sort((one, other) => other.length - one.length)
  if (known.length === 0) return [{ text, isMention: false }]
  const any = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const naming = new RegExp(`(?<![\\p{L}\\p{N}_.])@(?:${any})(?![\\p{L}\\p{N}_])`, 'giu')
  const pieces: Piece[] = []
  let end = 0
  for (const { index, 0: found } of text.matchAll(naming)) {
    if (index > end) pieces.push({ text: text.slice(end, index), isMention: false })
    pieces.push({ text: found, isMention: true })
    end = index + found.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMention: false })
  return pieces
}

/** The colleagues that a text mentions with @. */
export function mentionedIn<P extends Pick<Colleague, 'name'>>(text: string, colleagues: P[]): P[] {
  const pieces = piecesOf(
    text,
    colleagues.map(({ name }) => name),
  )
  const named = new Set(
    pieces.flatMap((piece) => (piece.isMention ? [piece.text.slice(1).toLowerCase()] : [])),
  )
  return colleagues.filter(({ name }) => named.has(name.toLowerCase()))
}

/** The unfinished @mention at the cursor and its start, or null. */
export function typedMention(text: string, cursor: number): { from: number; word: string } | null {
  const found = /(?<![\p{L}\p{N}_.])@([\p{L}\p{N}_.-]*)$/u.exec(text.slice(0, cursor))
  return found ? { from: found.index, word: found[1] ?? '' } : null
}
