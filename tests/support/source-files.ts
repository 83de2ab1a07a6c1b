import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..', '..')
const CODE = /\.(ts|tsx|mts|mjs|css|prisma|sql)$/

export type SourceFile = { path: string; text: string }

/** Handwritten source files in the given folders (or the files themselves), by path from the checkout. */
export function sourceFiles(...places: string[]): SourceFile[] {
  return places
    .flatMap((place) => (CODE.test(place) ? [join(ROOT, place)] : filesBelow(join(ROOT, place))))
    .filter((path) => CODE.test(path) && !path.includes('/lib/platform/generated/'))
    .map((path) => ({ path: relative(ROOT, path), text: readFileSync(path, 'utf8') }))
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Runtime imports of a file, as written (type imports are erased). */
export function importsOf({ text }: SourceFile): string[] {
  const statements = text.matchAll(/^(?:import|export)(?: (?!type )[^'"]*?from)? '([^']+)'/gm)
  const onDemand = text.matchAll(/\bimport\('([^']+)'\)/g)
  return [...statements, ...onDemand].flatMap(([, name = '']) => name)
}
