/**
 * `sizes` of a picture that fills boxes of another shape than its own and is cut to them: it is drawn as wide as the box or as the
 * box's height asks, whichever is more. `boxes` is written like `sizes`, each width followed by the box's height or proportions
 * where it has any: `(min-width: 64rem) 30rem 5/6, 100vw 18rem`.
 * @param proportions of the picture, width by height
 * @param reserve by how much more is asked for, as a factor (`reserveFor`)
 */
export function drawnSizes(boxes: string, proportions: number, reserve = 1): string {
  return boxes
    .split(', ')
    .map((box) => {
      const [, media = '', width = box, shape = ''] = /^(\(.*\) )?(\S+)(?: (\S+))?$/.exec(box) ?? []
      return media + drawnWidth(width, shape, proportions, reserve)
    })
    .join(', ')
}

function drawnWidth(width: string, shape: string, proportions: number, reserve: number): string {
  const [across, down] = shape.split('/').map(Number)
  if (across && down) return times(width, reserve * Math.max(1, (proportions * down) / across))
  if (!shape) return times(width, reserve)
  const [asked, needed] = [times(width, reserve), times(shape, reserve * proportions)]
  if (unitOf(asked) !== unitOf(needed)) return `max(${asked},${needed})`
  return Number.parseFloat(asked) > Number.parseFloat(needed) ? asked : needed
}

/** '22rem' by 1.1 → '24.2rem' */
const times = (length: string, factor: number) =>
  `${Math.ceil(Number.parseFloat(length) * factor * 10 - 1e-6) / 10}${unitOf(length)}`

const unitOf = (length: string) => length.replace(/^[\d.]+/, '')

/** How far a picture's pixels may be stretched, as a factor: nobody sees it (decision 071). */
const MOST_STRETCH = 1.1

/**
 * On dense screens browsers take the next smaller file as long as the geometric mean of the two widths would do. Asking for this
 * much more keeps that within what may be stretched, for the widths this picture is there in, narrowest first.
 */
export function reserveFor(widths: number[]): number {
  const steps = widths.slice(1).map((width, at) => width / (widths[at] ?? width))
  return Math.max(1, Math.sqrt(Math.max(1, ...steps)) / MOST_STRETCH)
}
