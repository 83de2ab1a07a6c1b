/**
 * The `sizes` of a picture that covers boxes of other proportions (width by height). Boxes are written like
 * `(min-width: 64rem) 30rem 5/6, 100vw 18rem`; the last of several is for phones.
 */
export function drawnSizes(boxes: string, proportions: number): string {
  const all = boxes.split(', ')
  return all
    .map((box, at) => {
      const [, media = '', width = box, shape = ''] = /^(\(.*\) )?(\S+)(?: (\S+))?$/.exec(box) ?? []
      const isForPhones = at > 0 && at === all.length - 1
      return media + drawnWidth(width, shape, proportions, isForPhones ? 1 / DENSE_STRETCH : 1)
    })
    .join(', ')
}

/** How far a picture may be upscaled on the dense screens of phones without visible loss (decision 071). */
const DENSE_STRETCH = 1.09

function drawnWidth(width: string, shape: string, proportions: number, factor: number): string {
  const [across, down] = shape.split('/').map(Number)
  if (across && down) return times(width, factor * Math.max(1, (proportions * down) / across))
  if (!shape) return times(width, factor)
  const [box, needed] = [times(width, factor), times(shape, factor * proportions)]
  if (unitOf(box) !== unitOf(needed)) return `max(${box},${needed})`
  return Number.parseFloat(box) > Number.parseFloat(needed) ? box : needed
}

const times = (length: string, factor: number) =>
  `${Math.ceil(Number.parseFloat(length) * factor * 10 - 1e-6) / 10}${unitOf(length)}`

const unitOf = (length: string) => length.replace(/^[\d.]+/, '')
