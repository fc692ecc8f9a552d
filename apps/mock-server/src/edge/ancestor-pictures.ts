import { draw } from '../world/draw.ts'
import type { EdgeResponse } from './exchange.ts'
import type { MockProgram } from './program.ts'

/** The default avatar, under the address that the ancestors' client uses. */
const avatar = '/static/images/avatar.png'
const suffix = '/api/ajax/buildSuffixSvg'
/** A captcha of digits that the ancestors' client still shows. No call checks it. */
const digits = '/api/common/captcha'

const colour = /^(?:#[0-9a-f]{3,8}|rgb\(\d{1,3},\s*\d{1,3},\s*\d{1,3}\))$/i

/** The pictures that the ancestors' client loads by address and no operation answers; null for any other address. */
export function ancestorPicture(path: string, query: string, program: MockProgram): EdgeResponse | null {
  if (path === avatar) return picture(program.mediaFor('/media/member/1/1.svg') ?? '')
  if (path === digits) return picture(digitsOf(new URLSearchParams(query).get('id') ?? ''), 'no-store')
  return path === suffix ? picture(fileOf(new URLSearchParams(query))) : null
}

/** Four digits from 1 to 9, each turned a little. The same id always has the same digits. */
function digitsOf(id: string): string {
  const random = draw(0, 'digits', id)
  const letters = Array.from({ length: 4 }, (_, place) => {
    const [x, turn] = [22 + place * 30, random.int(-20, 20)]
    return `<text x="${x}" y="34" fill="#134e4a" transform="rotate(${turn} ${x} 26)">${random.int(1, 9)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 134 50" width="134" height="50" font-family="sans-serif" font-size="28" font-weight="700" text-anchor="middle"><rect width="134" height="50" fill="#e6f0ef"/>${letters.join('')}</svg>`
}

/** An icon of a file with its suffix. */
function fileOf(query: URLSearchParams): string {
  const letters = (query.get('suffix') ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '')
  const name = [...letters].slice(0, 4).join('').toUpperCase() || '?'
  const asked = query.get('background') ?? ''
  const background = colour.test(asked) ? asked : '#5c6370'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 64" width="48" height="64"><path fill="${background}" d="M4 0h28l16 16v44a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4Z"/><path fill="#fff" fill-opacity=".4" d="M32 0v12a4 4 0 0 0 4 4h12Z"/><text x="24" y="46" fill="#fff" font-family="sans-serif" font-size="14" font-weight="700" text-anchor="middle">${name}</text></svg>`
}

const picture = (svg: string, cache = 'public, max-age=86400'): EdgeResponse => ({
  status: 200,
  headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': cache },
  body: svg,
})
