import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../test-render.tsx'
import { type EditorLabels, RichTextEditor } from './RichTextEditor.tsx'

// jsdom has no layout; the editor measures its cursor to scroll to it.
Range.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
Range.prototype.getBoundingClientRect = () => new DOMRect()

const labels: EditorLabels = {
  tools: 'Formatting',
  names: {
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    subheading: 'Subheading',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    quote: 'Quote',
    link: 'Link',
    undo: 'Undo',
    redo: 'Redo',
  },
  link: { address: 'Address of the link', apply: 'Set link', remove: 'Remove link', refused: 'Not this one' },
}

/** The latest text. */
function show(html = '') {
  const onChange = vi.fn<(html: string) => void>()
  renderUi(
    <RichTextEditor
      id="text"
      label="Text"
      labels={labels}
      html={html}
      onChange={onChange}
      link={(address) => (address.startsWith('https://') ? address : null)}
      image={(address) => (address.startsWith('/media/') ? address : null)}
    />,
  )
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const paste = (markup: string) =>
    fireEvent.paste(screen.getByRole('textbox', { name: 'Text' }), {
      clipboardData: {
        getData: (type: string) => (type === 'text/html' ? markup : ''),
        types: ['text/html'],
        files: [],
      },
    })
  return { text: () => onChange.mock.lastCall?.[0], press, paste }
}

test('Pasted HTML is cleaned: no script, style or rejected URL; unknown elements become paragraphs', () => {
  const { text, paste } = show()
  paste(
    [
      '<h1 style="color:red" onclick="a()">Way</h1><script>a()</script>',
      '<p>Go <b>up</b> <a href="javascript:a()">here</a> or <a href="https://a.example/">there</a>.</p>',
      '<table><tr><td>Cell</td></tr></table><img src="/media/a.svg" alt="A" onerror="a()"><img src="https://b.example/">',
    ].join(''),
  )
  expect(text()).toBe(
    [
      '<h2>Way</h2><p>Go <strong>up</strong> here or <a href="https://a.example/">there</a>.</p>',
      '<p>Cell</p><p><img src="/media/a.svg" alt="A"></p>',
    ].join(''),
  )
})

test('The tools toggle the block at the cursor and show that they are active', async () => {
  const { text, press } = show('<p>One</p>')
  await press('Heading')
  expect(text()).toBe('<h2>One</h2>')
  expect(screen.getByRole('button', { name: 'Heading' }).getAttribute('aria-pressed')).toBe('true')
  await press('Subheading')
  expect(text()).toBe('<h3>One</h3>')
  await press('Subheading')
  await press('Bulleted list')
  expect(text()).toBe('<ul><li><p>One</p></li></ul>')
  await press('Numbered list')
  expect(text()).toBe('<ol><li><p>One</p></li></ol>')
  await press('Numbered list')
  await press('Quote')
  expect(text()).toBe('<blockquote><p>One</p></blockquote>')
  await press('Quote')
  expect(text()).toBe('<p>One</p>')
})

test('A change is undone and redone', async () => {
  const { text, press, paste } = show('<p>One</p>')
  paste('<p>Two</p>')
  const after = text()
  expect(after).toContain('Two')
  await press('Undo')
  expect(text()).toBe('<p>One</p>')
  await press('Redo')
  expect(text()).toBe(after)
})

test('A link is set and removed; a forbidden URL is an error at its field', async () => {
  const { text, press } = show('')
  await press('Link')
  const address = screen.getByRole('textbox', { name: 'Address of the link' })
  await userEvent.type(address, 'javascript:a{Enter}')
  expect(screen.getByText('Not this one')).toBeDefined()
  expect(text()).toBeUndefined()
  await userEvent.clear(address)
  await userEvent.type(address, 'https://a.example/{Enter}')
  expect(text()).toBe('<p><a href="https://a.example/">https://a.example/</a></p>')
  await press('Link')
  await press('Remove link')
  expect(text()).toBe('<p>https://a.example/</p>')
})

test('A text of empty paragraphs is empty', () => {
  const { text, paste } = show()
  paste('<p>&nbsp;</p><p></p>')
  expect(text()).toBe('')
  paste('<p>y</p>')
  expect(text()).toContain('y')
})
