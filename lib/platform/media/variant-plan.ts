const LANDSCAPE_WIDTHS = [480, 640, 800, 1200, 1600]
const PORTRAIT_WIDTHS = [320, 480, 640, 800, 1200]
/** For mails, link previews, texts and the few browsers without AVIF; the largest size is added. */
const WEBP_WIDTHS = new Set([320, 480, 800, 1200])

export type Dimensions = { width: number; height: number }

export type PlannedVariant = Dimensions & { format: 'avif' | 'webp' }

/** Narrowest first, never above the original, which is added unless a step is within 10 %. */
export function plannedSizes({ width, height }: Dimensions): [Dimensions, ...Dimensions[]] {
  const steps = height > width ? PORTRAIT_WIDTHS : LANDSCAPE_WIDTHS
  const limit = Math.max(...steps)
  const widths = steps.filter((step) => step <= width)
  const widest = widths.at(-1) ?? 0
  if (width < limit && width > widest * 1.1) widths.push(width)
  const [first = width, ...rest] = widths
  const sized = (step: number) => ({ width: step, height: Math.max(1, Math.round((height * step) / width)) })
  return [sized(first), ...rest.map(sized)]
}

export function plannedVariants(original: Dimensions): PlannedVariant[] {
  const sizes = plannedSizes(original)
  const widest = sizes.at(-1)?.width
  return sizes.flatMap((size) => [
    { ...size, format: 'avif' as const },
    ...(WEBP_WIDTHS.has(size.width) || size.width === widest ? [{ ...size, format: 'webp' as const }] : []),
  ])
}
