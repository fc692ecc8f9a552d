import type { Schemas } from '../contract.ts'
import { count, id, maybeText, optional, record, text } from './reading.ts'

const uploaded = record<Schemas['UploadedFile']>({
  id,
  admin_id: optional(count),
  user_id: optional(count),
  topic: text('default'),
  url: text(),
  full_url: maybeText,
  name: maybeText,
  size: count,
  mimetype: maybeText,
  suffix: maybeText,
  storage: text('local'),
  sha1: maybeText,
  width: optional(count),
  height: optional(count),
  last_upload_time: optional(count),
})

export const uploadAnswer = record<Schemas['UploadFileAnswer']>({
  file: (value, at) => {
    const file = uploaded(value, at)
    return { ...file, full_url: file.full_url || file.url }
  },
})
