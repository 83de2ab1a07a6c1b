import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Its comment holds the digest of the files that the database has. */
const MARKED = 'take_in_leads(jsonb[])'

/** Reads prisma/functions of the checkout at `root` (decision 074). */
export async function readSqlFunctions(root) {
  const folder = join(root, 'prisma', 'functions')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const sql = texts.join('\n')
  return { sql, digest: createHash('sha256').update(sql).digest('hex') }
}

/** True when the database has the functions and triggers of these files. */
export async function hasSqlFunctions(client, { digest }) {
  const { rows } = await client.query(
    `select obj_description(to_regprocedure('${MARKED}'), 'pg_proc') = $1 as same`,
    [digest],
  )
  return rows[0].same === true
}

/** Replaces functions and triggers in the caller's transaction. */
export async function replaceSqlFunctions(client, { sql, digest }) {
  await client.query(`${sql}\ncomment on function ${MARKED} is '${digest}'`)
}
