import type { Schemas } from '@portal/api-client/contract'
import { invalidFields } from '../../domain/refusal.ts'
import { pictureSize } from '../../domain/upload/picture-size.ts'
import type { UploadRecord } from '../../domain/upload/upload.ts'
import {
  mimeTypeOf,
  reasonAgainstFile,
  reasonAgainstKeeping,
  suffixOf,
  uploadSettings,
} from '../../domain/upload/upload.ts'
import { type Operations, ok, refuse } from '../../edge/operation.ts'
import { base64Of } from '../files.ts'
import { viewerOf } from '../viewer.ts'

export const uploadOperations = {
  uploadFile: async (call, world) => {
    const { member, company, now } = viewerOf(call, world)
    const { driver = uploadSettings.mode, topic = 'default' } = call.query
    if (driver !== uploadSettings.mode) throw invalidFields({ driver: 'other' })
    const sent: unknown = call.body.file
    if (!(sent instanceof File)) throw refuse('FILE_INCOMPLETE')
    const reason = reasonAgainstFile(sent)
    if (reason) throw refuse(reason)
    const bytes = new Uint8Array(await sent.arrayBuffer())
    const sha1 = hexOf(await crypto.subtle.digest('SHA-1', bytes))
    const known = world.tables.upload.where(
      (row) =>
        row.company_id === company.id && row.sha1 === sha1 && row.name === sent.name && row.topic === topic,
    )[0]
    const time = Math.floor(now / 1000)
    if (known) return ok({ file: present(world.tables.upload.put({ ...known, time })) }, 'file_uploaded')
    const full = reasonAgainstKeeping(bytes.length, world.tables.upload.all())
    if (full) throw refuse(full)
    const number = world.next('upload')
    const suffix = suffixOf(sent.name)
    const day = new Date(now).toISOString().slice(0, 10).replaceAll('-', '')
    // Pictures are fetched without a session, so the address must not be guessed.
    const secret = world.draw('upload', number, sha1).hex(24)
    const { width = null, height = null } = pictureSize(bytes) ?? {}
    const row = world.tables.upload.put({
      id: String(number),
      company_id: company.id,
      member_id: member.id,
      topic,
      url: `/media/upload/${topic}/${day}/${secret}.${suffix}`,
      name: sent.name,
      size: sent.size,
      mimetype: mimeTypeOf(suffix),
      suffix,
      sha1,
      width,
      height,
      time,
      content: base64Of(bytes),
    })
    return ok({ file: present(row) }, 'file_uploaded')
  },
} satisfies Partial<Operations>

const present = (row: UploadRecord): Schemas['UploadedFile'] => ({
  id: Number(row.id),
  admin_id: 0,
  user_id: Number(row.member_id),
  topic: row.topic,
  url: row.url,
  full_url: row.url,
  name: row.name,
  size: row.size,
  mimetype: row.mimetype,
  suffix: row.suffix,
  storage: uploadSettings.mode,
  sha1: row.sha1,
  ...(row.width === null || row.height === null ? {} : { width: row.width, height: row.height }),
  last_upload_time: row.time,
})

const hexOf = (digest: ArrayBuffer): string =>
  [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
