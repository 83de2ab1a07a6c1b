export function prepare(folder: string): { uid: number; gid: number } | undefined
export function sharedFolder(suffix?: string): string
