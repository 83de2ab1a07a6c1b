import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runNode } from '../steps/command.mjs'
import { temporaryFolder } from './copy.mjs'

/**
 * Runs only the guards' named tests in the copy.
 * @returns {Promise<{ passed: string[], failed: string[], output: string }>} tests as `file › name`
 */
export async function runNamed(folder, guards, env) {
  const report = join(temporaryFolder(folder), 'vitest.json')
  rmSync(report, { force: true })
  const files = [...new Set(guards.map(({ test }) => test))]
  const titles = guards.map(({ titled }) => titled.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const args = ['run', ...files, '-t', titles.join('|'), '--bail=1', '--reporter=default', '--reporter=json']
  const options = {
    cwd: folder,
    quiet: true,
    env: { ...env, NODE_ENV: 'test', TMPDIR: temporaryFolder(folder) },
  }
  const output = await runNode(
    'vitest',
    'node_modules/vitest/vitest.mjs',
    [...args, `--outputFile.json=${report}`],
    options,
  ).then(
    () => '',
    (error) => error.message,
  )
  const tests = testsIn(folder, report)
  const named = (status) =>
    guards.flatMap((guard) =>
      namedTests(
        guard,
        tests.filter((test) => test.status === status).map((test) => test.path),
      ),
    )
  return { passed: named('passed'), failed: named('failed'), output }
}

export function namedTests({ test, titled }, tests) {
  return tests.filter((path) => path.startsWith(`${test} › `) && path.includes(titled))
}

function testsIn(folder, report) {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
    return testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({
        path: `${relative(folder, name)} › ${fullName}`,
        status,
      })),
    )
  } catch {
    return []
  }
}
