import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../root.mjs'
import { guards } from './guards.mjs'

/** Ignored by git but needed by tests: the generated database client. */
const GENERATED = ['lib/platform/generated']

/**
 * Copies tracked and untracked files of the work tree; links packages.
 * @returns {Promise<{ folder: string, remove: () => Promise<void> }>}
 * @throws when a guard's text is not in its file exactly once
 */
export async function copyCheckout() {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-mutate-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
    const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    for (const path of [...listed.split('\0').filter(Boolean), ...GENERATED]) {
      if (!existsSync(join(root, path))) continue
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      await cp(join(root, path), join(folder, path), { recursive: true })
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    mkdirSync(temporaryFolder(folder))
    for (const guard of guards) withoutGuard(folder, guard)
    return { folder, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

export function temporaryFolder(folder) {
  return join(folder, '.temporary')
}

/** Removes a guard from the copy. @returns {() => void} restores it */
export function breakGuard(folder, guard) {
  const path = join(folder, guard.file)
  const original = readFileSync(path)
  writeFileSync(path, withoutGuard(folder, guard))
  return () => writeFileSync(path, original)
}

function withoutGuard(folder, { name, file, find, replace }) {
  const parts = readFileSync(join(folder, file), 'utf8').split(find)
  if (parts.length !== 2) {
    throw new Error(`“${name}”: found ${parts.length - 1} times instead of once in ${file}:\n${find}`)
  }
  return parts.join(replace)
}
