/** Splits a whole number into parts that differ by one at most and add up to it. */
export function spreadEvenly(total: bigint, parts: number): bigint[] {
  const count = BigInt(parts)
  const left = total % count
  return Array.from({ length: parts }, (_, at) => total / count + (BigInt(at) < left ? 1n : 0n))
}
