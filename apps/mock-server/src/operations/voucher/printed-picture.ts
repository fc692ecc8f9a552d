import type { PictureFile } from '../../documents/pdf/picture.ts'
import { mediaFor } from '../../media/media.ts'
import type { World } from '../../world/world.ts'
import { bytesOf } from '../base64.ts'

/** A picture by the address that a setting names: a file that was uploaded, or one of ours; null when it is gone. */
export function pictureAt(world: World, url: string): PictureFile | null {
  const [file] = world.tables.upload.where((row) => row.url === url)
  if (file) return { bytes: bytesOf(file.content), media_type: file.mimetype }
  const svg = mediaFor(url)
  return svg === null ? null : { bytes: new TextEncoder().encode(svg), media_type: 'image/svg+xml' }
}
