import type { Worlds } from '../world/worlds.ts'
import type { EdgeRequest, EdgeResponse } from './exchange.ts'
import type { MockProgram } from './program.ts'
import { chooseWorld, worldKey } from './world-choice.ts'

/** Pictures depend on their address alone, so browsers may keep them. */
export function mediaAnswer(path: string, program: MockProgram): EdgeResponse {
  const svg = program.mediaFor(path)
  if (svg === null)
    return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'No such picture.' }
  return {
    status: 200,
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=86400' },
    body: svg,
  }
}

export const uploadPath = '/media/upload/'

/** Types that a browser shows. All others are downloaded, so that no uploaded script runs. */
const shown = /^(image\/|application\/pdf$)/

/** A file that a member of this world has uploaded. */
export function uploadAnswer(
  request: EdgeRequest,
  path: string,
  worlds: Worlds,
  strict: boolean,
): EdgeResponse {
  const world = chooseWorld(worlds, worldKey(request), strict)
  const file =
    typeof world === 'string' ? undefined : world.tables.upload.all().find((row) => row.url === path)
  if (!file) {
    const sentence = typeof world === 'string' ? world : 'No such file in this world.'
    return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: sentence }
  }
  return {
    status: 200,
    headers: {
      'content-type': file.mimetype,
      'content-disposition': shown.test(file.mimetype) ? 'inline' : 'attachment',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=86400',
    },
    body: Uint8Array.from(atob(file.content), (letter) => letter.charCodeAt(0)),
  }
}
