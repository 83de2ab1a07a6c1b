/** Whom an entry 'routed' of a lead's history says it went to; null for every other entry. */
export function routedTo({ type, data }: { type: string; data: unknown }): string | null {
  const ownerId =
    type === 'routed' && data && typeof data === 'object' && 'ownerId' in data ? data.ownerId : null
  return typeof ownerId === 'string' ? ownerId : null
}
