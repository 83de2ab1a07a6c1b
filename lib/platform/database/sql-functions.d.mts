import type { ClientBase } from 'pg'

export type SqlFunctions = { sql: string; digest: string }
export function readSqlFunctions(root: string): Promise<SqlFunctions>
export function hasSqlFunctions(client: ClientBase, functions: SqlFunctions): Promise<boolean>
export function replaceSqlFunctions(client: ClientBase, functions: SqlFunctions): Promise<void>
