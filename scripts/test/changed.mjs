import { execFileSync } from 'node:child_process'
import { root } from '../root.mjs'
import { needsBuild, reachedFrom, testFiles } from './test-imports.mjs'

/** Parts of the product that every server and every page rests on. */
const EVERYWHERE = /^(lib\/platform|lib\/accounts|components\/ui|prisma|scripts|public)\/|^[^/]+$/

/** A folder of the product and the folder of tests that opens it in a running server. */
const DOMAIN_OF = [
  [/^lib\/(\w+)\//, (domain) => (domain === 'browser' ? 'site' : domain)],
  [/^components\/admin\/(desk|records|marketing)\//, (domain) => domain],
  [/^components\/admin\/company\//, () => 'accounts'],
  [/^components\/auth\/|^app\/\(auth\)\//, () => 'accounts'],
  [/^components\/admin\/|^app\/admin\//, () => 'records'],
  [/^components\/|^app\/\(site\)\//, () => 'site'],
  [/^app\/api\//, () => 'leads'],
]

/**
 * Files that differ from a commit, and those git does not know yet.
 * @param {string} revision
 * @returns {string[]} paths from the checkout
 */
export function changedFiles(revision) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [...git('diff', '--name-only', revision), ...git('ls-files', '--others', '--exclude-standard')]
}

/**
 * The tests a change can reach: unit tests all, since many of them read sources; integration tests that import a changed
 * file; tests of servers and browsers in the folder of the changed domain, or all when the change is below every domain.
 * @param {string[]} changed
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
