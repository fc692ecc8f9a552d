import { expect, test } from 'vitest'

/** The portal's code by path, without test code. */
const code = Object.entries(
  import.meta.glob<string>('../../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
)
  .map(([path, text]) => ({
    path: path
      .replace(/^\.\.\/\.\.\//, '')
      .replace(/^\.\.\//, 'shared/')
      .replace(/^\.\//, 'shared/address/'),
    text,
  }))
  .filter(({ path }) => !/\.(?:test|fixture)\.tsx?$|^test\/|\.gen\.ts$/.test(path))

const pathsWith = (pattern: RegExp, without?: RegExp) =>
  code.filter(({ text }) => pattern.test(text) && !without?.test(text)).map(({ path }) => path)

/** The sinks of URLs: a link, a frame, a picture, a window, a document. */
const sink =
  /\b(?:src|srcSet|srcDoc|href)=\{(?!`#)((?:[^{}]|\{[^{}]*\})*)\}|window\.open\(([^,)]*)|location\.(?:assign|replace)\(([^)]*)\)|location\.href\s*=(?!=)\s*([^\n]*)|(?:navigate|redirect)\(\{\s*href(?::\s*((?:[^,{}()]|\([^()]*\)|\{[^{}]*\})*))?/g

/** The check for URLs and its wrappers. */
const rule = String.raw`\b(?:safeUrl|safeReturnPath|safeFrameUrl|imageAddress|leavesPortal|loginPath)\(`

/** Whether the URL comes from the check, directly or through a variable. */
function isJudged(address: string, text: string): boolean {
  if (new RegExp(rule).test(address)) return true
  const name = /^\w+$/.exec(address)?.[0]
  return (
    name !== undefined && new RegExp(String.raw`\b${name}\b(?::[^=\n]+)? =(?![=>])[^;]*?${rule}`).test(text)
  )
}

/** Files whose URLs come from the code, or were checked by the caller. */
const judgedElsewhere: Record<string, string> = {
  'boot/api.ts: target': 'paths of the login page and the member centre, made by afterSessionAnswer',
  'features/hotel/list/HotelMap.tsx: address': 'https only, from the settings of the host',
  'features/hotel/product/StayVoucher.tsx: mapAddress(hotel)':
    'a page of OpenStreetMap, with two numbers of ours',
  'features/quote/PublicOption.tsx: mapAddress(hotel)': 'a page of OpenStreetMap, with two numbers of ours',
  'trade/ride/order/DriverSection.tsx: mapAddress(dispatch.location)':
    'a page of OpenStreetMap, with two numbers',
  "trade/ride/order/DriverSection.tsx: `tel:${dispatch.driver_phone.replaceAll(/[^+\\d]/g, '')}`":
    'a telephone number, digits and plus only',
  'shared/address/ServerHtml.tsx: path': 'an address that the cleaner of HTML has asked the rule about',
  'shared/address/open-menu.ts: path': 'openMenu judges before it opens',
  "navigation/redirects.ts: current ?? '/'": 'the page that is open',
  'panel/member.ts: path ?? router.state.location.href':
    'the page that is open, or that of a scenario; the panel is in mock builds alone',
  'release/chunk-reload.ts: target.href':
    'the address of a navigation, or one that before-navigation has judged',
  'shared/verification/CaptchaPicture.tsx: picture.base64': 'the picture itself, inside the answer',
  'trade/voucher/VoucherSheet.tsx: check': 'judged by who shows the voucher',
  'trade/voucher/VoucherSheet.tsx: logo': 'judged by who shows the voucher',
  'trade/voucher/VoucherSheet.tsx: seal': 'judged by who shows the voucher',
}

const sinks = code.flatMap(({ path, text }) =>
  [...text.matchAll(sink)].map(([, ...found]) => {
    const address = found.find((part) => part !== undefined)?.trim() ?? 'href'
    return { name: `${path}: ${address}`, judged: isJudged(address, text) }
  }),
)

test('Every URL sink uses the check for URLs', () => {
  expect(sinks.length).toBeGreaterThan(25)
  const unjudged = sinks.filter(({ judged }) => !judged).map(({ name }) => name)
  expect(unjudged.toSorted()).toEqual(Object.keys(judgedElsewhere).toSorted())
})

test('Only the cleaning component turns text into markup', () => {
  const markup = /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write\(/
  expect(pathsWith(markup, /sanitize|DOMPurify|clean/i)).toEqual([])
  expect(pathsWith(markup).length).toBeLessThanOrEqual(1)
})

test('R9.20 Nothing in the portal writes a cookie', () => {
  // The mock panel uses one for its world; it is not in a production build.
  const panel = 'panel/link.ts'
  expect(pathsWith(/document\.cookie|cookieStore/)).toEqual([panel])
})
