import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..', '..')

/** Copies the production build without its middleware, which the product has no switch for. */
export function buildWithoutMiddleware(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-no-middleware-'))
  for (const name of readdirSync(ROOT)) {
    if (name !== '.next') symlinkSync(join(ROOT, name), join(folder, name))
  }
  cpSync(join(ROOT, '.next'), join(folder, '.next'), {
    recursive: true,
    filter: (source) => !/\.next\/(dev|cache)(\/|$)/.test(source),
  })
  const file = join(folder, '.next', 'server', 'middleware-manifest.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { middleware: object }
  if (Object.keys(manifest.middleware).length === 0) throw new Error('the build has no middleware to remove')
  writeFileSync(file, JSON.stringify({ ...manifest, middleware: {}, sortedMiddleware: [] }))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
