/**
 * `sizes` of a picture that fills boxes of another shape than its own and is cut to them: it is drawn as wide as the box or as the
 * box's height asks, whichever is more. `boxes` is written like `sizes`, each width followed by the box's height or proportions
 * where it has any: `(min-width: 64rem) 30rem 5/6, 100vw 18rem`. The last of several is what phones get.
 * @param proportions of the picture, width by height
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

/** How far the pixels of a picture may be stretched on the dense screens of phones, where nobody sees it (decision 071). */
const DENSE_STRETCH = 1.09

function drawnWidth(width: string, shape: string, proportions: number, factor: number): string {
  const [across, down] = shape.split('/').map(Number)
  if (across && down) return times(width, factor * Math.max(1, (proportions * down) / across))
  if (!shape) return times(width, factor)
  const [box, needed] = [times(width, factor), times(shape, factor * proportions)]
  if (unitOf(box) !== unitOf(needed)) return `max(${box},${needed})`
  return Number.parseFloat(box) > Number.parseFloat(needed) ? box : needed
}

/** '22rem' by 1.1 → '24.2rem' */
const times = (length: string, factor: number) =>
  `${Math.ceil(Number.parseFloat(length) * factor * 10 - 1e-6) / 10}${unitOf(length)}`

const unitOf = (length: string) => length.replace(/^[\d.]+/, '')
