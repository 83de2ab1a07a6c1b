/** Types of compile-hints.mjs, for tests. */
export function hintCompilation(nextFolder: string): Promise<string[]>
