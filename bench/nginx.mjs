import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { track } from '../scripts/steps/lifecycle.mjs'
import { freePort } from './servers.mjs'

/** nginx with one worker serving this response. @returns {Promise<{ origin: string, stop: () => void }>} */
export async function startNginx({ headers, body }) {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-nginx-'))
  const port = await freePort()
  const { connection: _, date: __, 'keep-alive': ___, 'content-length': ____, ...own } = headers
  const { 'content-type': type, ...added } = own
  const lines = Object.entries(added).map(
    ([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`,
  )
  writeFileSync(join(folder, 'page'), body)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit; user root;
events { worker_connections 512; }
http { access_log off; etag off; open_file_cache max=10; keepalive_requests 100000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder};
    location / { types {} default_type '${type}'; ${lines.join(' ')} try_files /page =404; } } }`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 2, 2] })
  track(child)
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    if (
      await fetch(origin).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin,
    stop() {
      child.kill('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
