export type Encoding = 'br' | 'gzip'

/** The preferred encoding of an Accept-Encoding header; ties go to the first offer, undefined is identity. */
export function negotiateEncoding(
  accepted: string | undefined,
  offered: readonly Encoding[],
): Encoding | undefined {
  if (!accepted) return undefined
  const weights = new Map(accepted.split(',').map(parsed))
  let best: Encoding | undefined
  let bestWeight = 0
  for (const encoding of offered) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0
    if (weight > bestWeight) {
      best = encoding
      bestWeight = weight
    }
  }
  return (weights.get('identity') ?? 0) > bestWeight ? undefined : best
}

function parsed(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return [name, weight === undefined ? 1 : Number(weight) || 0]
}
