export const SERVER_ENVIRONMENT: Readonly<Record<string, string>>
export function serverFlags(kind: 'web' | 'worker', memoryMb?: number): string[]
