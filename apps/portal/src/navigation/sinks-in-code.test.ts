import { expect, test } from 'vitest'

/** The portal's own code by its path, without what only tests use. */
const code = Object.entries(
  import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
)
  .map(([path, text]) => ({ path: path.replace(/^\.\.\//, '').replace(/^\.\//, 'navigation/'), text }))
  .filter(({ path }) => !/\.(?:test|fixture)\.tsx?$|^test\/|\.gen\.ts$/.test(path))

const pathsWith = (pattern: RegExp, without?: RegExp) =>
  code.filter(({ text }) => pattern.test(text) && !without?.test(text)).map(({ path }) => path)

/** Where an address takes effect: a link, a frame, a picture, a window, a document. */
const sink =
  /\b(?:src|srcSet|srcDoc|href)=\{(?!`#)|window\.open\(|location\.(?:assign|replace)\(|location\.href\s*=|(?:navigate|redirect)\(\{\s*href/

/** Those that ask the rule themselves. */
const asksTheRule = /\b(?:safeUrl|safeReturnPath|safeFrameUrl|imageAddress|leavesPortal|loginPath)\(/

/** Those whose address comes from nobody else, or has been judged by who hands it over. */
const judged: Record<string, string> = {
  'layouts/use-menu-openers.ts': 'openMenu judges before it opens',
  'boot/api.ts': 'paths of the login page and the member centre, made by afterSessionAnswer',
  'release/chunk-reload.ts': 'the address of a navigation, or one that before-navigation has judged',
  'shared/captcha/CaptchaPicture.tsx': 'the picture itself, inside the answer',
  'shared/voucher/VoucherSheet.tsx': 'imageAddress, handed over by who shows the voucher',
  'features/order/detail/DriverSection.tsx': 'a telephone number, digits and plus only',
  'features/hotel/HotelMap.tsx': 'https only, from the settings of the host',
}

test('Every place where an address takes effect asks the rule for addresses', () => {
  expect(code.length).toBeGreaterThan(100)
  expect(pathsWith(sink, asksTheRule).filter((path) => !(path in judged))).toEqual([])
})

test('Nothing turns text into markup, but the one part that cleans it first', () => {
  const markup = /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write\(/
  expect(pathsWith(markup, /sanitize|DOMPurify|clean/i)).toEqual([])
  expect(pathsWith(markup).length).toBeLessThanOrEqual(1)
})

test('R9.20 Nothing in the portal writes a cookie', () => {
  expect(pathsWith(/document\.cookie|cookieStore/)).toEqual([])
})
