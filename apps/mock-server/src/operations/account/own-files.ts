import type { MemberRecord, UploadRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import { bytesOf } from '../base64.ts'

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
