import type { CodeSample } from '@/lib/desk/api/code-samples'

const JAVASCRIPT = `import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const key = Buffer.from(process.env.WEBHOOK_SECRET.replace('whsec_', ''), 'base64')

function isOurs(headers, body) {
  const time = headers['webhook-timestamp']
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false
  const text = headers['webhook-id'] + '.' + time + '.' + body
  const expected = Buffer.from('v1,' + createHmac('sha256', key).update(text).digest('base64'))
  return String(headers['webhook-signature'])
    .split(' ')
    .map((signature) => Buffer.from(signature))
    .some((sent) => sent.length === expected.length && timingSafeEqual(sent, expected))
}

createServer(async (request, response) => {
  let body = ''
  for await (const part of request.setEncoding('utf8')) body += part
  if (!isOurs(request.headers, body)) return response.writeHead(401).end()
  response.writeHead(204).end()
  console.log(JSON.parse(body).type)
}).listen(Number(process.env.PORT))`

const PYTHON = `import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, HTTPServer

key = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))

def is_ours(headers, body):
    sent_at = headers.get("webhook-timestamp", "0")
    if abs(time.time() - int(sent_at)) > 300:
        return False
    text = f"{headers.get('webhook-id')}.{sent_at}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(key, text, hashlib.sha256).digest()).decode()
    signatures = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(signature, expected) for signature in signatures)

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        ours = is_ours(self.headers, body)
        self.send_response(204 if ours else 401)
        self.end_headers()
        if ours:
            print(json.loads(body)["type"], flush=True)

HTTPServer(("", int(os.environ["PORT"])), Receiver).serve_forever()`

/** Programs that receive our messages and check their signature, with nothing to install. */
export const WEBHOOK_SAMPLES: readonly CodeSample[] = [
  { language: 'JavaScript', file: 'receiver.mjs', code: JAVASCRIPT },
  { language: 'Python', file: 'receiver.py', code: PYTHON },
]
