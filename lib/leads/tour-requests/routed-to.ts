/** New owner from a timeline entry 'routed'; null for every other entry. */
export function routedTo({ type, data }: { type: string; data: unknown }): string | null {
  const ownerId =
    type === 'routed' && data && typeof data === 'object' && 'ownerId' in data ? data.ownerId : null
  return typeof ownerId === 'string' ? ownerId : null
}
