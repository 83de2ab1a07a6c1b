import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../root.mjs'

const ENDINGS = ['', '.ts', '.tsx', '.mjs']
/** Files that mention these start the production build or read its output. */
const USES_BUILD = /\.next['/]|\.build\//
const SEEDED = /createDatabase\('seeded'\)/

const parsed = new Map()

export function testFiles(kind) {
  const entries = readdirSync(join(root, 'tests', kind), { recursive: true, encoding: 'utf8' })
  return entries.filter((name) => /\.test\.tsx?$/.test(name)).map((name) => join('tests', kind, name))
}

/** The file and everything of the checkout that it imports, directly or indirectly. */
export function reachedFrom(file) {
  const seen = new Set([file])
  for (const path of seen) for (const target of importsOf(path).targets) seen.add(target)
  return seen
}

export const needsBuild = (file) => anyTest(file, ({ text }) => USES_BUILD.test(text))

export const needsSeed = (file) => anyTest(file, ({ text }) => SEEDED.test(text))

const anyTest = (file, matches) =>
  [...reachedFrom(file)].some((path) => path.startsWith('tests/') && matches(importsOf(path)))

function importsOf(path) {
  if (!parsed.has(path)) parsed.set(path, parse(path))
  return parsed.get(path)
}

function parse(path) {
  const text = readFileSync(join(root, path), 'utf8')
  const names = text.matchAll(/(?:\bfrom |^import |\bimport\()'([^']+)'/gm)
  return { text, targets: [...names].flatMap(([, name]) => resolve(path, name) ?? []) }
}

function resolve(from, name) {
  if (!/^(@\/|\.)/.test(name)) return null
  const path = name.startsWith('@/') ? name.slice(2) : relative(root, join(root, dirname(from), name))
  const found = ENDINGS.map((ending) => path + ending).find(
    (each) => /\.(tsx?|mjs)$/.test(each) && existsSync(join(root, each)),
  )
  return found ?? null
}
