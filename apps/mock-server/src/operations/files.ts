import type { PictureFile } from '../documents/pdf/picture.ts'
import { mediaFor } from '../media/media.ts'
import type { MemberRecord, UploadRecord } from '../world/tables.ts'
import type { World } from '../world/world.ts'

/** The bytes in base64, in browser and server alike; in pieces, since a call takes only so many arguments. */
export function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

/** The bytes behind base64. */
export const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

const ownFile = (world: World, member: MemberRecord, url: string): UploadRecord | undefined =>
  world.tables.upload.where((file) => file.url === url && file.company_id === member.company_id)[0]

/** Whether a file that a call names was sent by somebody of the member's company. */
export const isOwnFile = (world: World, member: MemberRecord, url: string): boolean =>
  ownFile(world, member, url) !== undefined

const textSuffixes = ['txt', 'csv']

/** What a text file of the member's company says; null when there is no such file, or it is none of text. */
export function ownTextFile(world: World, member: MemberRecord, url: string): string | null {
  const file = ownFile(world, member, url)
  if (!file || !textSuffixes.includes(file.suffix)) return null
  return inLetters(bytesOf(file.content))
}

/** Spreadsheets in Chinese still write lists in their old encoding. */
function inLetters(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** A picture by the address that a setting names: a file that was uploaded, or one of ours; null when it is gone. */
export function pictureAt(world: World, url: string): PictureFile | null {
  const [file] = world.tables.upload.where((row) => row.url === url)
  if (file) return { bytes: bytesOf(file.content), media_type: file.mimetype }
  const svg = mediaFor(url)
  return svg === null ? null : { bytes: new TextEncoder().encode(svg), media_type: 'image/svg+xml' }
}
