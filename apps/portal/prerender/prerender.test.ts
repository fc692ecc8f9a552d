import { expect, test } from 'vitest'
import { withoutStyleAttributes } from './prerender.ts'

test('Style attributes become rules of the same strength, equal ones share a rule', () => {
  const { html, css } = withoutStyleAttributes(
    '<p style="--a:1px;color:red">x</p><b style="--a:1px;color:red">y</b>',
  )
  expect(html).toBe('<p data-style="0">x</p><b data-style="0">y</b>')
  expect(css).toBe('#root [data-style="0"]{--a:1px;color:red}')
})

test('What the markup had to escape is plain text in the rule', () => {
  const { css } = withoutStyleAttributes('<p style="font-family:&quot;A &amp; B&quot;">x</p>')
  expect(css).toContain('font-family:"A & B"')
})

test('No style attribute is left, an empty one simply goes', () => {
  const { html, css } = withoutStyleAttributes('<p style="">x</p>')
  expect(html).toBe('<p>x</p>')
  expect(css).toBe('')
})
