import type { IncomingMessage, ServerResponse } from 'node:http'
import { escapeHtml } from '@/lib/platform/escape-html'
import { contentSecurityPolicy, policyOn } from '@/lib/server/front/security-headers'

const POLICY = contentSecurityPolicy({ 'default-src': "'none'", 'style-src': "'unsafe-inline'" })

export function answerNoPreview(
  request: IncomingMessage,
  response: ServerResponse,
  sentences: string[],
): void {
  const body = Buffer.from(noPreviewPage(sentences))
  response.writeHead(404, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    'content-security-policy': policyOn(response, POLICY),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function noPreviewPage([first = '', ...rest]: string[]): string {
  const list = rest.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')
  return `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No preview yet</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;background:#fbf7ec;color:#12322b;font:1.125rem/1.6 "Segoe UI",system-ui,sans-serif}
main{max-width:34rem}
h1{font:600 1.75rem/1.2 Georgia,serif;margin:0 0 1rem}
ul{margin:1rem 0 0;padding-left:1.25rem}
a{color:#7c3711}
</style>
</head>
<body>
<main>
<h1>No preview yet</h1>
<p>${escapeHtml(first)}</p>
${list && `<ul>${list}</ul>`}
<p><a href="/">To the site as visitors see it</a></p>
</main>
</body>
</html>
`
}
