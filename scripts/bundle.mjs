// Bundles our TypeScript entry points for plain Node: packages stay imports, our own modules are inlined.
import { extname, join, relative, sep } from 'node:path'
import { build, stop } from 'esbuild'
import { root } from './root.mjs'

/** `server-only` throws outside a React server build; in Node, Next's subpaths need their extension. */
const nodeResolution = {
  name: 'node-resolution',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^server-only$/ }, () => ({ path: 'server-only', namespace: 'empty' }))
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: '' }))
    onResolve({ filter: /^next\/[a-z-]+$/ }, ({ path }) => ({ path: `${path}.js`, external: true }))
  },
}

/** Stays external, because inside the bundle it would run after the packages that need it. */
const asyncContextExternal = (outdir) => ({
  name: 'async-context-external',
  setup({ onResolve }) {
    const path = relative(outdir, join(root, 'lib', 'platform', 'async-context.mjs')).replaceAll(sep, '/')
    onResolve({ filter: /^@\/lib\/platform\/async-context\.mjs$/ }, () => ({ path, external: true }))
  },
})

/**
 * @param {Record<string, string>} entries output name (without extension) → source file in the checkout
 * @param {string} [outdir] absolute; default `.build`
 * @returns {Promise<Set<string>>} the bundled files, relative to the checkout
 */
export async function bundle(entries, outdir = join(root, '.build')) {
  const { metafile } = await build({
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(root, file)])),
    outdir,
    outExtension: { '.js': '.mjs' },
    absWorkingDir: root,
    tsconfig: join(root, 'tsconfig.json'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    metafile: true,
    logLevel: 'warning',
    plugins: [nodeResolution, asyncContextExternal(outdir)],
  })
  // Otherwise esbuild's service would keep running next to a development server.
  await stop()
  return new Set(Object.keys(metafile.inputs))
}

/** Bundles one file of the checkout and returns the path of the result. */
export async function bundleFile(file) {
  const outdir = join(root, '.build', 'run')
  const name = file.slice(0, -extname(file).length).replaceAll(/[^\w]+/g, '-')
  await bundle({ [name]: file }, outdir)
  return join(outdir, `${name}.mjs`)
}
