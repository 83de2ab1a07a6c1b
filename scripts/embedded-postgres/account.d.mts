export function databaseAccount(existing: string): { uid: number; gid: number } | undefined
