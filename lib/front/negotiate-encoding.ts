export type Encoding = 'br' | 'gzip'

/**
 * The best encoding an Accept-Encoding header allows of those on offer (best first), or undefined for none.
 * `q=0` refuses, `*` stands for every name not mentioned.
 */
export function negotiateEncoding(
  accepted: string | undefined,
  offered: readonly Encoding[],
): Encoding | undefined {
  if (!accepted) return undefined
  const weights = new Map(accepted.split(',').map(parsed))
  return offered.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0)
}

function parsed(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return [name, weight === undefined ? 1 : Number(weight) || 0]
}
