import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../root.mjs'
import { runNode } from '../steps/command.mjs'

/** `failures`: what failed, by name, where the report tells. @typedef {{ passed: number, failed: number, failures: string[] }} Tally */

/** Unit and integration tests. @returns {Promise<Tally>} */
export async function runVitest(projects, files, env) {
  const report = freshReport('vitest.json')
  const args = ['run', '--passWithNoTests', ...projects.map((name) => `--project=${name}`), ...files]
  args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`)
  const ended = await endOf(
    runNode('vitest', 'node_modules/vitest/vitest.mjs', args, { env: { ...env, NODE_ENV: 'test' } }),
  )
  return tally(ended, report, ({ numPassedTests, numFailedTests, testResults }) => {
    // A file that could not be loaded has no tests to fail.
    const unloadable = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
    )
    const failures = [
      ...unloadable.map(({ name }) => relative(root, name)),
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName }) => `${relative(root, name)} › ${fullName}`),
      ),
    ]
    return { passed: numPassedTests, failed: numFailedTests + unloadable.length, failures }
  })
}

/** End-to-end tests. @returns {Promise<Tally>} */
export async function runPlaywright(files, env) {
  const report = freshReport('playwright.json')
  const args = ['test', '--pass-with-no-tests', ...files]
  const ended = await endOf(
    runNode('playwright', 'node_modules/playwright/cli.js', args, { env: { ...env, E2E_REPORT: report } }),
  )
  return tally(ended, report, ({ stats, errors, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (stats.unexpected ? 0 : errors.length),
    failures: failedSpecs(suites),
  }))
}

/** The names of what failed at least once, from Playwright's tree of suites. */
function failedSpecs(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map(({ file, line, title }) => `tests/e2e/${file}:${line} › ${title}`),
    ...failedSpecs(inner),
  ])
}

function freshReport(name) {
  const file = join(root, '.build', 'test-results', name)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

async function endOf(run) {
  return run.then(
    () => true,
    () => false,
  )
}

/** The report's numbers; a runner that failed without a failed test (or without a report) counts as one failure. */
function tally(succeeded, report, count) {
  let numbers = { passed: 0, failed: 0, failures: [] }
  try {
    numbers = count(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return { passed: 0, failed: 1, failures: [`no report in ${relative(root, report)}`] }
  }
  return succeeded ? numbers : { ...numbers, failed: Math.max(1, numbers.failed) }
}
