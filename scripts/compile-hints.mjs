import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** V8 (Chrome 136+) then compiles the file in the background: https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the chunks that start React and Next on every page (docs/decisions/010-compile-hints.md).
 * @param {string} nextFolder absolute path of `.next`, before its files are compressed
 * @returns {Promise<string[]>} the files, relative to nextFolder
 */
export async function hintCompilation(nextFolder) {
  const { rootMainFiles } = JSON.parse(await readFile(join(nextFolder, 'build-manifest.json'), 'utf8'))
  await Promise.all(rootMainFiles.map((file) => hintFile(join(nextFolder, file))))
  return rootMainFiles
}

async function hintFile(file) {
  const script = await readFile(file, 'utf8')
  if (!script.startsWith(HINT)) await writeFile(file, HINT + script)
}
