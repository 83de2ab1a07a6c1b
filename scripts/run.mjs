// `node scripts/run.mjs FILE.ts [arguments]`: runs a TypeScript file of this checkout.
import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleFile } from './bundle.mjs'
import { loadEnvironmentFile } from './environment-file.mjs'
import { root } from './root.mjs'

const [file, ...rest] = process.argv.slice(2)
if (!file) {
  console.error('Usage: node scripts/run.mjs FILE.ts [arguments]')
  process.exit(2)
}
const source = relative(root, resolve(file))
process.chdir(root)
loadEnvironmentFile()
process.setSourceMapsEnabled(true)
const bundled = await bundleFile(source)
process.argv.splice(1, process.argv.length - 1, bundled, ...rest)
await import(pathToFileURL(bundled).href)
