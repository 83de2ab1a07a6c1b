import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { generateSource } from 'oazapfts'

const ROOT = resolve(import.meta.dirname, '..', '..')

const OPTIONS = {
  strict: true,
  noEmit: true,
  module: 'nodenext',
  moduleResolution: 'nodenext',
  target: 'es2022',
  skipLibCheck: true,
  types: [],
  lib: ['es2022', 'dom', 'dom.iterable'],
}

/** Writes the client of an OpenAPI document as client.ts into a new folder, which finds our packages. */
export async function writeClient(folder: string, document: object): Promise<void> {
  mkdirSync(folder, { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document))
  writeFileSync(join(folder, 'client.ts'), await generateSource(join(folder, 'openapi.json')))
}

/** Compiles the TypeScript files of a folder, writing nothing. @throws Error with the compiler's messages */
export function compile(folder: string): void {
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: OPTIONS, include: ['*.ts'] }),
  )
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
  execFileSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' })
}
