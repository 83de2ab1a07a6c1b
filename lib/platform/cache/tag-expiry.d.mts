export const CHANNEL: string
export function isListening(): boolean
export function isStarted(): boolean
export function onExpiry(callback: (tags: string[] | null) => void): () => void
export function expireHere(tags: string[]): void
export function isExpired(tags: string[], timestamp: number): boolean
export function startListening(): Promise<void>
export function stopListening(): Promise<void>
