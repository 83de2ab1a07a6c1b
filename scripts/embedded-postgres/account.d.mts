export type Account = { uid: number; gid: number }
export function databaseAccount(existing: string): Account | undefined
