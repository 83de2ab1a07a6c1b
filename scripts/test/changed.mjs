import { execFileSync } from 'node:child_process'
import { root } from '../root.mjs'
import { needsBuild, reachedFrom, testFiles } from './test-imports.mjs'

/** Files that every server and every page depends on. */
const EVERYWHERE = /^(lib\/platform|lib\/accounts|components\/ui|prisma|scripts|public)\/|^[^/]+$/

/** Maps a product path to the folder of tests that run it in a server. */
const DOMAIN_OF = [
  [/^lib\/(\w+)\//, (domain) => (domain === 'browser' ? 'site' : domain)],
  [/^components\/admin\/(desk|records|marketing)\//, (domain) => domain],
  [/^components\/admin\/company\//, () => 'accounts'],
  [/^components\/auth\/|^app\/\(auth\)\//, () => 'accounts'],
  [/^components\/admin\/|^app\/admin\//, () => 'records'],
  [/^components\/|^app\/\(site\)\//, () => 'site'],
  [/^app\/api\//, () => 'leads'],
]

/** @returns {string[]} files that differ from the revision or are untracked, relative to the checkout */
export function changedFiles(revision) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [...git('diff', '--name-only', revision), ...git('ls-files', '--others', '--exclude-standard')]
}

/**
 * Tests that import a changed file, and server and browser tests of the changed domains (all for EVERYWHERE).
 * @param {string[]} changed relative to the checkout
 * @returns {{ integration: string[], e2e: string[] }}
 */
export function reachedTests(changed) {
  const sources = changed.filter((path) => !/^docs\/|\.md$/.test(path))
  const isOurs = (path) => !path.startsWith('tests/')
  const isEverywhere = sources.some((path) => isOurs(path) && EVERYWHERE.test(path))
  const domains = new Set(sources.filter(isOurs).flatMap((path) => domainOf(path) ?? []))
  const runsServer = (file) => isEverywhere || domains.has(file.split('/')[2])
  const imports = (file) => [...reachedFrom(file)].some((path) => sources.includes(path))
  return {
    integration: testFiles('integration').filter(
      (file) => imports(file) || (needsBuild(file) && runsServer(file)),
    ),
    e2e: testFiles('e2e').filter((file) => imports(file) || runsServer(file)),
  }
}

function domainOf(path) {
  for (const [pattern, name] of DOMAIN_OF) {
    const found = pattern.exec(path)
    if (found) return name(found[1])
  }
  return null
}
