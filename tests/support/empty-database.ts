import { randomUUID } from 'node:crypto'
import { pool } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'

/** Creates an empty database in addition to the test's own. @returns its URL */
export async function emptyDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await pool().query(`create database ${name} template template0`)
  return Object.assign(new URL(env().DATABASE_URL), { pathname: `/${name}` }).href
}
