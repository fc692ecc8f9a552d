import type { PictureFile } from '../documents/pdf/picture.ts'
import { mediaFor } from '../media/media.ts'
import type { MemberRecord, UploadRecord } from '../world/tables.ts'
import type { World } from '../world/world.ts'

/**
 * Base64 of the bytes, in browser and server alike. Works in chunks, because a call takes a limited number of
 * arguments.
 */
export function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** A file that somebody of the member's company uploaded. */
export const ownFile = (world: World, member: MemberRecord, url: string): UploadRecord | undefined =>
  world.tables.upload.where((file) => file.url === url && file.company_id === member.company_id)[0]

/** Whether somebody of the member's company uploaded this file. */
export const isOwnFile = (world: World, member: MemberRecord, url: string): boolean =>
  ownFile(world, member, url) !== undefined

/** The name under which it was sent; the end of its address once the file is gone. */
export const nameOfFile = (world: World, member: MemberRecord, url: string): string =>
  ownFile(world, member, url)?.name ?? url.slice(url.lastIndexOf('/') + 1)

export const contentOf = ({ content, mimetype }: UploadRecord): PictureFile => ({
  bytes: bytesOf(content),
  media_type: mimetype,
})

const textSuffixes = ['txt', 'csv']

/** The content of a text file of the member's company; null when there is no such file or it is not text. */
export function ownTextFile(world: World, member: MemberRecord, url: string): string | null {
  const file = ownFile(world, member, url)
  if (!file || !textSuffixes.includes(file.suffix)) return null
  return inLetters(bytesOf(file.content))
}

/** Chinese spreadsheets still export lists in GB 18030. */
function inLetters(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** The picture at an address that a setting names: an uploaded file or one of ours; null when it is gone. */
export function pictureAt(world: World, url: string): PictureFile | null {
  const [file] = world.tables.upload.where((row) => row.url === url)
  if (file) return contentOf(file)
  const svg = mediaFor(url)
  return svg === null ? null : { bytes: new TextEncoder().encode(svg), media_type: 'image/svg+xml' }
}
