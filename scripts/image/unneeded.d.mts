export function isUnneededPackage(name: string): boolean
export function isUnneededFile(name: string): boolean
