import letters from '@/lib/site/floor-plans/letters.json'
import { rounded, type Shape } from '@/lib/site/floor-plans/shapes'

/** Advance, first point and outline from there, in thousandths of the font size, upward. */
type Letter = [advance: number, x?: number, y?: number, outline?: string]

const LETTERS = new Map(Object.entries(letters as unknown as Record<string, Letter>))

/** Draws a text as the outlines of its letters in our font, or leaves it a text where a letter is missing. */
export function asOutlines(text: Shape): Shape {
  const {
    x,
    y,
    'font-size': size,
    'text-anchor': _,
    textLength,
    lengthAdjust,
    transform,
    ...paint
  } = text.attributes
  const found = [...(text.words ?? '')].map((letter) => LETTERS.get(letter))
  if (!found.every((letter) => letter !== undefined)) return text
  let pen = 0
  let d = ''
  for (const [advance, startX, startY, outline] of found) {
    if (outline !== undefined) d += `M${pen + (startX ?? 0)} ${startY ?? 0}${outline}`
    pen += advance
  }
  const scale = Number(size) / 1000
  const start = `${rounded(Number(x) - (pen * scale) / 2)} ${rounded(Number(y))}`
  const place = `translate(${start}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
  const halo = paint['stroke-width']
  return {
    tag: 'path',
    attributes: {
      d,
      transform: transform ? `${transform} ${place}` : place,
      ...paint,
      ...(halo !== undefined && { 'stroke-width': Number(halo) / scale }),
    },
  }
}
