import { readdirSync, readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Smaller files gain nothing. Bytes. */
const smallest = 512

/**
 * Writes a `.br` and a `.gz` beside each file that is served as it stands. HTML gets its nonce first. The smallest files
 * cost half of a build's time, so only what is published gets them.
 */
export async function compress(dist: string, effort: 'smallest' | 'quick'): Promise<void> {
  const quality = effort === 'smallest' ? constants.BROTLI_MAX_QUALITY : 4
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?!\.).*\.(?:js|css|svg|json)$/.test(name))
    .map((name) => join(dist, name))
    .filter((file) => statSync(file).size >= smallest)
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file)
      const [small, usual] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })])
      await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, usual)])
    }),
  )
}
