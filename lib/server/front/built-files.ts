import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import { contentTypeOf } from '@/lib/server/front/content-types'
import { type Encoding, negotiateEncoding } from '@/lib/server/front/negotiate-encoding'

const PREFIX = '/_next/static/'
const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

type BuiltFile = { path: string; type: string; sizes: Map<Encoding | 'identity', number> }

/** Serves the build's static files from a list made at startup, so unknown names cost no file access. */
export async function builtFiles(folder: string) {
  const files = await listFiles(folder)
  return (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    if (!path.startsWith(PREFIX)) return false
    const file = files.get(path)
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    send(request, response, file)
    return true
  }
}

function send(request: IncomingMessage, response: ServerResponse, file: BuiltFile): void {
  const offered = (['br', 'gzip'] as const).filter((encoding) => file.sizes.has(encoding))
  const encoding = negotiateEncoding(String(request.headers['accept-encoding'] ?? ''), offered)
  response.setHeader('content-type', file.type)
  response.setHeader('cache-control', 'public, max-age=31536000, immutable')
  response.setHeader('content-length', file.sizes.get(encoding ?? 'identity') ?? 0)
  if (offered.length > 0) response.setHeader('vary', 'accept-encoding')
  if (encoding) response.setHeader('content-encoding', encoding)
  response.statusCode = 200
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  createReadStream(encoding ? `${file.path}${SUFFIX[encoding]}` : file.path)
    .on('error', () => response.destroy())
    .pipe(response)
}

async function listFiles(folder: string): Promise<Map<string, BuiltFile>> {
  const files = new Map<string, BuiltFile>()
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const sizes = new Map(
    await Promise.all(paths.map(async (path) => [path, (await stat(path)).size] as const)),
  )
  for (const path of paths) {
    const type = contentTypeOf(path)
    if (!type) continue
    const file: BuiltFile = { path, type, sizes: new Map([['identity', sizes.get(path) ?? 0]]) }
    for (const encoding of ['br', 'gzip'] as const) {
      const size = sizes.get(`${path}${SUFFIX[encoding]}`)
      if (size !== undefined) file.sizes.set(encoding, size)
    }
    files.set(PREFIX + relative(folder, path).split(sep).map(encodeURIComponent).join('/'), file)
  }
  return files
}
