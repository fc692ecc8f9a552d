import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** A self-signed certificate for localhost; null without openssl. */
export function selfSigned(folder: string): { certificate: string; key: string } | null {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const made = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ]
  try {
    execFileSync('openssl', [...made, ...subject, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
    return { certificate, key }
  } catch {
    return null
  }
}
