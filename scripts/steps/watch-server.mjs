import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { say } from './progress.mjs'

const CLIENT = 'lib/platform/generated/prisma/'
const SETTLED_MS = 1_000

/**
 * Watches a bundle. `restart` resolves on Enter after a change, or when the database client is regenerated.
 * @param {Set<string>} files relative to the checkout
 * @returns {{ restart: Promise<undefined>, close: () => void }}
 */
export function watchServer(files) {
  const changed = new Set()
  let timer
  let requestRestart
  const restart = new Promise((resolve) => {
    requestRestart = () => resolve(undefined)
  })
  const onChange = (path) => {
    if (path.startsWith(CLIENT)) {
      clearTimeout(timer)
      timer = setTimeout(requestRestart, SETTLED_MS)
    } else if (files.has(path) && !changed.has(path)) {
      changed.add(path)
      say(`${path} is part of the front or the worker: press Enter to restart them (pages are up to date)`)
    }
  }
  const onEnter = () => changed.size > 0 && requestRestart()
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
