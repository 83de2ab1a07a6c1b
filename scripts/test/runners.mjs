import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../root.mjs'
import { runNode, runProgram } from '../steps/command.mjs'
import { say } from '../steps/progress.mjs'
import { recordAccessibility } from './accessibility-results.mjs'
import { QUICK_START } from './quick-start.mjs'

/**
 * `failures`, `flaky` (passed on retry) and `skipped` (something is not installed here) hold test names.
 * @typedef {{ passed: number, failed: number, failures: string[], flaky: string[], skipped?: string[] }}
 *   Tally
 */

/** Runs unit and integration tests. @returns {Promise<Tally>} */
export async function runVitest(projects, files, env) {
  const report = freshReport('vitest.json')
  const args = ['run', '--passWithNoTests', ...projects.map((name) => `--project=${name}`), ...files]
  args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`)
  const program = [QUICK_START, 'node_modules/vitest/vitest.mjs']
  const succeeded = await succeeds(
    runProgram('vitest', process.execPath, [...program, ...args], { env: { ...env, NODE_ENV: 'test' } }),
  )
  return tally(succeeded, report, ({ numPassedTests, numFailedTests, testResults }) => {
    // A file that fails to load reports no tests.
    const unloadable = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
    )
    const named = (isWanted) =>
      testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.filter(isWanted).map(({ fullName }) => `${relative(root, name)} › ${fullName}`),
      )
    const failures = [
      ...unloadable.map(({ name }) => relative(root, name)),
      ...named(({ status }) => status === 'failed'),
    ]
    // A test that passed on retry keeps the messages of its first attempt.
    const flaky = named(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    const skipped = named(({ status }) => status === 'skipped')
    return { passed: numPassedTests, failed: numFailedTests + unloadable.length, failures, flaky, skipped }
  })
}

/** Runs end-to-end tests in Chromium. @returns {Promise<Tally>} */
export async function runPlaywright(files, env) {
  return playwright('tests/e2e', files, env, (tests, succeeded) => {
    if (!succeeded || files.length > 0) return
    const passed = tests
      .filter(({ outcome }) => outcome === 'expected' || outcome === 'flaky')
      .map(({ title }) => title)
    if (recordAccessibility(passed))
      say('The checks on /accessibility changed: commit lib/site/accessibility/checks.json')
  })
}

/** Runs the journeys in the named browsers of families. @returns {Promise<Tally>} */
export async function runFamilyBrowsers(names, files, env) {
  const config = ['--config=tests/browsers/playwright.config.ts', ...names.map((name) => `--project=${name}`)]
  return playwright('tests/browsers', [...config, ...files], env)
}

async function playwright(folder, args, env, note = () => {}) {
  const report = freshReport(`${folder.replaceAll('/', '-')}.json`)
  const succeeded = await succeeds(
    runNode('playwright', 'node_modules/playwright/cli.js', ['test', '--pass-with-no-tests', ...args], {
      env: { ...env, E2E_REPORT: report },
    }),
  )
  return tally(succeeded, report, ({ stats, errors, suites }) => {
    const tests = testsOf(suites)
    const named = (wanted) =>
      tests
        .filter(({ outcome }) => outcome === wanted)
        .map(({ file, line, title, project }) => `${folder}/${file}:${line} › ${title}${project}`)
    note(tests, succeeded)
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + (stats.unexpected ? 0 : errors.length),
      failures: named('unexpected'),
      flaky: named('flaky'),
    }
  })
}

/** Playwright's tree of suites as a list, one entry per browser that ran a test. */
function testsOf(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.flatMap(({ tests, ...spec }) =>
      tests.map(({ status, projectName }) => ({
        ...spec,
        outcome: status,
        project: projectName ? ` (${projectName})` : '',
      })),
    ),
    ...testsOf(inner),
  ])
}

function freshReport(name) {
  const file = join(root, '.build', 'test-results', name)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

async function succeeds(run) {
  return run.then(
    () => true,
    () => false,
  )
}

/** A runner that fails without a failed test or without a report counts as one failure. */
function tally(succeeded, report, count) {
  let numbers = { passed: 0, failed: 0, failures: [], flaky: [] }
  try {
    numbers = count(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return { passed: 0, failed: 1, failures: [`no report in ${relative(root, report)}`], flaky: [] }
  }
  return succeeded ? numbers : { ...numbers, failed: Math.max(1, numbers.failed) }
}
