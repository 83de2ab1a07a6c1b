import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { say } from './progress.mjs'

const CLIENT = 'lib/platform/generated/prisma/'
/** The generator writes many files. */
const SETTLED_MS = 1_000

/**
 * Watches the files that a development server loaded once.
 * @param {Set<string>} files of the bundle, relative to the checkout
 * @returns {{ restart: Promise<undefined>, close: () => void }} `restart` resolves when the person presses Enter after a
 *   change, or the database client was generated anew
 */
export function watchServer(files) {
  const changed = new Set()
  let timer
  let wanted
  const restart = new Promise((resolve) => {
    wanted = () => resolve(undefined)
  })
  const onChange = (path) => {
    if (path.startsWith(CLIENT)) {
      clearTimeout(timer)
      timer = setTimeout(wanted, SETTLED_MS)
    } else if (files.has(path) && !changed.has(path)) {
      changed.add(path)
      say(`${path} is part of the front or the worker: press Enter to restart them (pages have it already)`)
    }
  }
  const onEnter = () => changed.size > 0 && wanted()
  const watchers = [
    watch(
      join(root, 'lib'),
      { recursive: true },
      (_, name) => name && onChange(`lib/${name.replaceAll('\\', '/')}`),
    ),
    watch(join(root, 'server.ts'), () => onChange('server.ts')),
  ]
  process.stdin.on('data', onEnter)
  return {
    restart,
    close() {
      clearTimeout(timer)
      process.stdin.off('data', onEnter).pause()
      for (const watcher of watchers) watcher.close()
    },
  }
}
