import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { expect, test } from 'vitest'
import { previewServer } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-'))
const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]

/** For localhost, signed by itself; false where there is no openssl. */
function makeCertificate(): boolean {
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2']
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  try {
    execFileSync('openssl', [...made, ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const listen = async (server: Server, host: string) => {
  await new Promise<void>((ready) => server.listen(0, host, ready))
  return (server.address() as AddressInfo).port
}

test('A backend behind TLS is called by its own name below its base path, and not at all with a certificate that nobody knows', async (context) => {
  if (!makeCertificate()) return context.skip('there is no openssl on this machine')
  const asked: string[] = []
  const backend = createServer(
    { cert: readFileSync(certificate), key: readFileSync(key) },
    (request, response) => {
      asked.push(`${request.headers.host} ${request.url}`)
      response.setHeader('set-cookie', ['sid=1; Path=/base; Secure'])
      response.end('{}')
    },
  )
  const backendPort = await listen(backend, 'localhost')
  writeFileSync(join(folder, 'shell.html'), '<script id="env">{}</script>shell')
  const address = `https://localhost:${backendPort}/base`
  const portal = previewServer({
    dir: folder,
    backend: address,
    apiUrl: '',
    lacks: [],
    host: '',
    port: 0,
    frames: [],
  })
  const port = await listen(portal, '127.0.0.1')
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  const known = getCACertificates('default')

  expect(await statusOf('/api/index/index')).toBe(502)
  expect(asked).toEqual([])
  setDefaultCACertificates([...known, readFileSync(certificate, 'utf8')])
  expect([await statusOf('/api/index/index?requiredLogin=0'), await statusOf('/storage/a.png')]).toEqual([
    200, 200,
  ])
  const { headers } = await fetch(`http://127.0.0.1:${port}/api/index/index?requiredLogin=0`)
  expect(headers.getSetCookie()).toEqual(['sid=1; Path=/'])
  expect(asked.slice(0, 2)).toEqual([
    `localhost:${backendPort} /base/api/index/index?requiredLogin=0`,
    `localhost:${backendPort} /base/storage/a.png`,
  ])
  setDefaultCACertificates(known)
  for (const server of [backend, portal]) server.close()
})
