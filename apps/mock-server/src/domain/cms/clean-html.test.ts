import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { cleanHtml, isEmptyHtml } from './clean-html.ts'

/** Ms that a text may take, even on a slow machine. */
const limit = 100

/** Ms of the first reading within the limit, or of the fastest of ten: other load only ever makes one longer. */
function quickest(written: string): number {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 10 && least >= limit; turn += 1) {
    const before = performance.now()
    isEmptyHtml(cleanHtml(written))
    least = Math.min(least, performance.now() - before)
  }
  return least
}

describe('HTML of articles and comments', () => {
  test.each([
    ['<p>Hello <strong>there</strong></p>', '<p>Hello <strong>there</strong></p>'],
    ['<p onclick="x()">Hi</p>', '<p>Hi</p>'],
    ['<script>alert(1)</script><p>Hi</p>', '<p>Hi</p>'],
    ['<p>Hi<script>alert(1)', '<p>Hi</p>'],
    ['<img src="x" onerror="alert(1)">', '<img>'],
    ['<img src="/media/city/bagan/1.svg" alt="Bagan">', '<img src="/media/city/bagan/1.svg" alt="Bagan">'],
    ['<a href="javascript:alert(1)">go</a>', '<a>go</a>'],
    ['<a href=" JaVaScRiPt:alert(1)">go</a>', '<a>go</a>'],
    ['<a href="//evil.example/x">go</a>', '<a>go</a>'],
    [
      '<a href="https://visa.example/form" target="_top">go</a>',
      '<a href="https://visa.example/form">go</a>',
    ],
    ['<svg><a onload=alert(1)></svg>after', 'after'],
    ['<iframe src="https://a.example"></iframe>', ''],
    ['1 < 2 and 3 > 2', '1 &lt; 2 and 3 &gt; 2'],
    ['<p>open', '<p>open</p>'],
    ['<ul><li>one</ul>', '<ul><li>one</li></ul>'],
    ['</p>stray', 'stray'],
    ['<!-- note --><p>Hi</p>', '<p>Hi</p>'],
    ['<p style="position:fixed">Hi</p>', '<p>Hi</p>'],
    ['<a href="java&#115;cript:alert(1)">go</a>', '<a>go</a>'],
    ['<a href="/\\\\evil.example">go</a>', '<a>go</a>'],
    ['<a href="/a" href="javascript:alert(1)">go</a>', '<a href="/a">go</a>'],
    ['<p>a &amp; b &lt;i&gt; &nbsp;&copy;</p>', '<p>a &amp; b &lt;i&gt; &nbsp;©</p>'],
    ['<script>"</p><script>"</script><p>Hi</p>', '<p>Hi</p>'],
    ['<style><!--</style><p>Hi</p>', '<p>Hi</p>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', '<img>"&gt;'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></math>after', 'after'],
    ['<b>bold <i>both</b> plain</i>', '<b>bold <i>both</i></b> plain'],
  ])('%s is kept as %s', (written, kept) => {
    expect(cleanHtml(written)).toBe(kept)
  })

  test('Whatever is written, nothing executable is left, and cleaning twice changes nothing more', () => {
    const pieces = [
      '<',
      '>',
      '"',
      "'",
      '<script>',
      '</script>',
      '<img ',
      'onerror=',
      'src=',
      'javascript:',
      '<p>',
      '</',
      '<!--',
      '-->',
      '<svg/',
      'x',
      ' ',
      '&',
      '<a href="',
    ]
    const html = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(html, (written) => {
        const clean = cleanHtml(written)
        expect(clean).not.toMatch(/<(?!\/?(p|img|a)\b)/)
        expect(clean).not.toMatch(/<[^>]*\son\w+=/i)
        expect(clean).not.toMatch(/<[^>]*javascript:/i)
        expect(cleanHtml(clean)).toBe(clean)
      }),
      { seed: 20261121, numRuns: 500 },
    )
  })

  test.each([
    '<',
    '<a',
    '<a href="',
    '<!--',
    '<script>',
    '<svg><',
    '</p>',
    '<b>',
    '<p>x</i>',
    '<b><i></b>',
    '&',
    '&#',
    '"><',
    '<a b=c ',
    '<![CDATA[',
    '<blockquote>',
    '<table><tr><td>',
    '<img src=/a.svg alt=x>',
    '<a href=" javascript:',
    '<script><!--<script>',
    '&notit;',
  ])('Cleans 100 kB of %j within 100 ms', (piece) => {
    expect(quickest(piece.repeat(Math.ceil(100_000 / piece.length)))).toBeLessThan(limit)
  })

  test('Cleans a tag of fourteen thousand attributes within 100 ms', () => {
    const names = Array.from({ length: 14_000 }, (_, index) => index.toString(36).padStart(3, 'x'))
    const written = `<p ${names.map((name) => `${name}=1`).join(' ')}>Hi`
    expect(cleanHtml(written)).toBe('<p>Hi</p>')
    expect(quickest(written)).toBeLessThan(limit)
  })

  // Whoever builds the tree opens every one of them again in every paragraph.
  test('Does not reopen thousands of unclosed elements in every paragraph', () => {
    const open = Array.from({ length: 6000 }, (_, index) => `<b a=${index}>`).join('')
    expect(quickest(`<p>${open}</p>${'<p>x</p>'.repeat(5000)}`)).toBeLessThan(limit)
  })

  test('However deep elements are nested, the remaining ones are not', () => {
    const clean = cleanHtml(`${'<blockquote>'.repeat(5000)}deep${'</blockquote>'.repeat(5000)}`)
    expect(clean).toContain('deep')
    expect(clean.length).toBeLessThan(5000)
  })

  test.each([
    ['<p></p>', true],
    ['<p>&nbsp;<br></p>', true],
    ['<p>a</p>', false],
    ['<img src="/a.svg">', false],
  ])('%s counts as empty: %s', (html, empty) => {
    expect(isEmptyHtml(cleanHtml(html))).toBe(empty)
  })
})
