import type { ErrorKey } from '../refusal.ts'

/** A file that a member sent; kept by its world alone. */
export interface UploadRecord {
  readonly id: string
  readonly company_id: string
  readonly member_id: string
  readonly topic: string
  /** Path under which it is named in other calls and can be fetched. */
  readonly url: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly mimetype: string
  readonly suffix: string
  readonly sha1: string
  /** Pixels; null when it is no picture. */
  readonly width: number | null
  readonly height: number | null
  /** Epoch s. */
  readonly time: number
  /** The bytes in base64, so that a snapshot keeps them. */
  readonly content: string
}

/** What may be sent; the site tells it, and the server checks it again. */
export const uploadSettings = {
  /** Bytes. */
  maxSize: 10 * 1024 * 1024,
  mode: 'local',
  allowedSuffixes: 'jpg,png,bmp,jpeg,gif,webp,pdf,zip,rar,xlsx,docx,txt,csv',
  allowedMimeTypes: [] as readonly string[],
}

/** Bytes that all files of a world may hold together; they lie in memory, in snapshots and in the state file. */
export const storageLimit = 64 * 1024 * 1024

type Settings = Pick<typeof uploadSettings, 'maxSize' | 'allowedSuffixes' | 'allowedMimeTypes'>

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  bmp: 'image/bmp',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  zip: 'application/zip',
  rar: 'application/vnd.rar',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  csv: 'text/csv',
}

/** Without dot, lower case; empty when the name has none. */
export function suffixOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : ''
}

/** By the file name, not by the sender's type: this prevents sending a page as a picture, or the reverse. */
export const mimeTypeOf = (suffix: string): string => types[suffix] ?? 'application/octet-stream'

/** Why a file cannot be stored in addition to the existing ones; null when it can. */
export const reasonAgainstKeeping = (
  size: number,
  kept: Iterable<{ readonly size: number }>,
): Extract<ErrorKey, 'STORAGE_FULL'> | null => {
  let total = size
  for (const file of kept) total += file.size
  return total > storageLimit ? 'STORAGE_FULL' : null
}

/** Suffix or type must be in a list, as before sending. */
export function reasonAgainstFile(
  file: { readonly name: string; readonly size: number; readonly type: string },
  { maxSize, allowedSuffixes, allowedMimeTypes }: Settings = uploadSettings,
): Extract<ErrorKey, `FILE_${string}`> | null {
  if (file.name.trim() === '' || file.size === 0) return 'FILE_INCOMPLETE'
  const suffixes = allowedSuffixes.split(',').map((suffix) => suffix.trim().replace(/^\./, '').toLowerCase())
  const isAllowed = suffixes.includes(suffixOf(file.name)) || allowedMimeTypes.includes(file.type)
  if (!isAllowed) return 'FILE_TYPE_NOT_ALLOWED'
  return file.size > maxSize ? 'FILE_TOO_LARGE' : null
}
