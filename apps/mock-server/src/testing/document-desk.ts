import { expect } from 'vitest'
import type { UploadRecord } from '../domain/upload/upload.ts'
import { program } from '../program.ts'
import type { PersonaName } from '../world/personas.ts'
import { edgeRequest } from './plain-program.ts'
import { caller, type RealMock } from './real-mock.ts'

/** Steps that tests of wallet, bills and invoices share. */

export const minute = 60_000
export const day = 24 * 60 * minute

/** Another persona in the same world. */
export const colleague = (member: RealMock, persona: PersonaName): RealMock =>
  caller(member.mock, member.world, program.openSession(member.world, persona)?.token ?? null)

/** A file that a company has uploaded, named by its url. */
export function uploadedFile({ world }: RealMock, company_id: string, name = 'transfer.pdf'): string {
  const url = `/storage/default/${company_id}/${name}`
  const file: UploadRecord = {
    id: `f-${company_id}-${name}`,
    company_id,
    member_id: '101',
    topic: 'default',
    url,
    name,
    size: 4,
    mimetype: 'application/pdf',
    suffix: 'pdf',
    sha1: '0'.repeat(40),
    width: null,
    height: null,
    time: 1_795_226_400,
    content: 'JVBERg==',
  }
  world.tables.upload.put(file)
  return url
}

/** Fetches a file as the persona; the refusal as JSON instead, when there is one. */
export async function fetchFile(member: RealMock, persona: PersonaName, url: string, language = 'en') {
  const token = program.openSession(member.world, persona)?.token ?? null
  const request = edgeRequest(url, { token, headers: { 'think-lang': language } })
  const response = await member.mock.handle(request)
  const type = response.headers['content-type'] ?? ''
  const bytes = typeof response.body === 'string' ? new TextEncoder().encode(response.body) : response.body
  const json = type.includes('json') ? JSON.parse(new TextDecoder().decode(bytes ?? new Uint8Array())) : null
  return {
    type,
    name: decodeURIComponent(
      /filename\*=UTF-8''(.*)$/.exec(response.headers['content-disposition'] ?? '')?.[1] ?? '',
    ),
    bytes: bytes ?? new Uint8Array(),
    json,
  }
}

/** Expects every call to be refused as not found. */
export function expectNotFound(answers: readonly { readonly data: unknown }[]): void {
  for (const answer of answers) expect(answer).toMatchObject({ code: 0, data: { error_key: 'NOT_FOUND' } })
}
