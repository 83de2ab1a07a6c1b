export function hintCompilation(nextFolder: string): Promise<string[]>
