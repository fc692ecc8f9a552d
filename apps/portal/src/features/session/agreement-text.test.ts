import { expect, test } from 'vitest'
import { blocksOf } from './agreement-text.ts'

test('Headings and paragraphs of the terms become plain text, in their order', () => {
  expect(
    blocksOf('<h2>Service terms</h2><p>Bookings &amp; <b>payments</b></p><ul><li>One</li><li>Two</li></ul>'),
  ).toEqual([
    { heading: true, text: 'Service terms' },
    { heading: false, text: 'Bookings & payments' },
    { heading: false, text: 'One' },
    { heading: false, text: 'Two' },
  ])
})

test('Nothing that could run is left, and what is escaped stays text', () => {
  const blocks = blocksOf('<p>a<script>alert(1)</script><img src=x onerror=alert(1)></p><p>&lt;b&gt;</p>')
  expect(blocks.map(({ text }) => text)).toEqual(['a', '<b>'])
})
