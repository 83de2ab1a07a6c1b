export function recordAccessibility(titles: string[], file?: string, today?: Date): boolean
