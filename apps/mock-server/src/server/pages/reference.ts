import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type ErrorKey, labels, loadContract } from '@portal/api-client/contract'
import type { EdgeResponse } from '../../edge/exchange.ts'
import { addExamples } from '../../testing/scenes/examples.ts'
import { html, pageHeaders, plain } from './html.ts'

// The renderer sets styles by script only, which the policy allows; everything it loads comes from this server.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Files of the renderer that its page loads. */
const files: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}

/** Page, renderer and contract under `/reference`. */
export async function referenceAnswer(url: string): Promise<EdgeResponse> {
  const [path = '', query = ''] = url.split('?')
  const name = path.slice('/reference/'.length)
  if (name === '') return page(new URLSearchParams(query).get('of') === 'control')
  if (name === 'start.js') return file('text/javascript; charset=utf-8', startScript)
  if (name === 'openapi.json')
    return file('application/json; charset=utf-8', JSON.stringify(await described()))
  if (name === 'control.yaml') {
    const description = new URL('../../../control.openapi.yaml', import.meta.url)
    return file('application/yaml; charset=utf-8', readFileSync(description, 'utf8'))
  }
  const type = Object.hasOwn(files, name) ? files[name] : undefined
  if (type === undefined) return plain(404, 'The reference has no such file.')
  return rendererFile(name, type)
}

/** The renderer is a development dependency; without it the contract itself can still be read. */
function rendererFile(name: string, type: string): EdgeResponse {
  try {
    const found = createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`)
    return file(type, readFileSync(found, 'utf8'))
  } catch {
    return plain(
      404,
      'swagger-ui-dist is not installed: npm install. The contract is at /reference/openapi.json.',
    )
  }
}

const file = (type: string, body: string): EdgeResponse => ({
  status: 200,
  headers: { 'content-type': type, 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' },
  body,
})

function page(control: boolean): EdgeResponse {
  const source = control ? '/reference/control.yaml' : '/reference/openapi.json'
  const title = control ? 'Control calls' : 'API reference'
  const body = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/reference/swagger-ui.css">
</head>
<body>
<p><a href="/">Mock server</a> · <a href="/reference">API reference</a> · <a href="/reference?of=control">Control calls</a></p>
<main id="reference" data-source="${source}"></main>
<script src="/reference/swagger-ui-bundle.js"></script>
<script src="/reference/start.js"></script>
</body>
</html>
`
  return { status: 200, headers: pageHeaders(policy), body: body.text }
}

/**
 * Tried calls go to the world of the page's cookie, with the language header of the portal. The validator badge is off:
 * it would send the address to another host.
 */
const startScript = `
const host = document.getElementById('reference')
globalThis.SwaggerUIBundle({
  url: host.dataset.source,
  domNode: host,
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  validatorUrl: null,
  persistAuthorization: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  requestInterceptor: (request) => {
    if (request.url.includes('/api/')) {
      request.headers['think-lang'] ??= 'en'
      request.headers.server ??= 'true'
    }
    return request
  },
})
`

type Json = { [name: string]: unknown }

/** The bundled contract with its examples. Its calls go to this server, and each lists its refusals. */
async function described(): Promise<unknown> {
  const contract = structuredClone(await loadContract()) as Json & {
    paths: Record<string, Record<string, Json>>
  }
  addExamples(contract)
  contract.servers = [{ url: '/', description: 'This mock server; the cookie mock-world chooses the world.' }]
  for (const item of Object.values(contract.paths)) {
    for (const operation of Object.values(item)) {
      if (typeof operation !== 'object' || operation === null || !('operationId' in operation)) continue
      const text = typeof operation.description === 'string' ? operation.description : ''
      operation.description = [text, ...facts(operation)].filter((line) => line !== '').join('\n\n')
    }
  }
  return contract
}

function facts(operation: Json): string[] {
  const refusals = (operation['x-refusals'] ?? []) as ErrorKey[]
  const permission = operation['x-permission']
  const who = operation['x-auth'] === 'member' ? 'a member' : 'anybody'
  return [
    `**Who may call it:** ${who}${typeof permission === 'string' ? ` who holds \`${permission}\`` : ''}.`,
    refusals.length === 0
      ? '**It is never refused.**'
      : `**May be refused with**\n\n| error key | meaning | 中文 |\n|---|---|---|\n${refusals.map(row).join('\n')}`,
  ]
}

const row = (key: ErrorKey): string =>
  `| \`${key}\` | ${labels.ErrorKey.en[key]} | ${labels.ErrorKey['zh-cn'][key]} |`
