import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { type AddressRules, allowedAttributes, allowedTags, cleanHtml } from './clean-html.ts'
import { hostileHtml } from './hostile-html.fixture.ts'
import { RichText } from './RichText.tsx'

/** Rules for links (own paths and one host) and pictures (one host). */
const rules: AddressRules = {
  link: (href) => (/^\/(?![/\\])|^https:\/\/a\.example\.com\/|^mailto:/.test(href) ? href : null),
  image: (src) => (src.startsWith('/') ? `https://cdn.example.com${src}` : null),
}

const markup = (html: string, top?: number) => {
  const host = document.createElement('div')
  host.append(cleanHtml(html, rules, top))
  return host.innerHTML
}

/** Attributes that the cleaner adds. */
const added = new Set(['target', 'rel', 'loading', 'referrerpolicy'])

describe('hostile markup', () => {
  test('There are at least 200 different samples', () => {
    expect(new Set(hostileHtml).size).toBe(hostileHtml.length)
    expect(hostileHtml.length).toBeGreaterThanOrEqual(200)
  })

  /** Attributes that no element in a text may have. */
  const errorsOf = (element: Element): string[] => {
    const names = element.getAttributeNames().filter((name) => !added.has(name))
    const [href, src] = [element.getAttribute('href'), element.getAttribute('src')]
    return [
      ...(element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : [`${element.namespaceURI}`]),
      ...(allowedTags.includes(element.localName) ? [] : [element.localName]),
      ...names.filter((name) => !allowedAttributes.includes(name)),
      ...(element.localName === 'a' && rules.link(href ?? '') !== href ? [`href ${href}`] : []),
      ...(src === null || src.startsWith('https://cdn.example.com/') ? [] : [`src ${src}`]),
    ]
  }

  test.each([
    ['alone', (piece: string) => piece],
    ['in a paragraph', (piece: string) => `<p>Before ${piece} after</p>`],
    ['in a table', (piece: string) => `<table><tr><td>${piece}</td></tr></table>`],
  ])('It leaves only allowed tags, attributes and URLs: %s', (_where, around) => {
    const left = hostileHtml.flatMap((piece) =>
      [...cleanHtml(around(piece), rules).querySelectorAll('*')].flatMap((element) =>
        errorsOf(element).map((error) => `${error}: ${piece}`),
      ),
    )
    expect(left).toEqual([])
  })

  test('Cleaning twice changes nothing', () => {
    for (const piece of hostileHtml) {
      const once = markup(piece).replaceAll('https://cdn.example.com', '')
      expect(markup(once).replaceAll('https://cdn.example.com', '')).toBe(once)
    }
  })

  test('Scripts, frames, drawings and forms are removed with their text; other unknown tags leave theirs', () => {
    expect(markup('a<script>run()</script><form>Password <button>Sign in</button></form><svg>x</svg>b')).toBe(
      'ab',
    )
    expect(markup('<marquee>Read <x-evil>me</x-evil></marquee>')).toBe('Read me')
  })

  test('Handlers and styles are removed before parsing, and text about them stays', () => {
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString')
    const html =
      '<p style="color:red"onclick = run()>Write <code>style=</code> or onclick="x"</p><img/onerror=run()>'
    expect(markup(html)).toBe('<p>Write <code>style=</code> or onclick="x"</p>')
    expect(parse.mock.lastCall?.[0]).not.toMatch(/<[^>]*(?:style|onclick|onerror)\s*=/)
    parse.mockRestore()
  })

  test('A text has neither the portal’s styles nor ids', () => {
    expect(
      markup('<p id="main" class="x" name="y" style="position:fixed" role="alert" data-x="1">a</p>'),
    ).toBe('<p>a</p>')
  })
})

describe('harmless text', () => {
  test('Headings start at the given level and skip none', () => {
    expect(markup('<h2>A</h2><h5 lang="en">B</h5><h2>C</h2>', 3)).toBe(
      '<h3>A</h3><h4 lang="en">B</h4><h3>C</h3>',
    )
    expect(markup('<h1>A</h1>')).toBe('<h2>A</h2>')
  })

  test('Lists, tables and emphasis stay', () => {
    for (const html of [
      '<ul><li>One</li></ul>',
      '<p>a <strong>b</strong> <em>c</em></p>',
      '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>',
    ])
      expect(markup(html)).toBe(html)
  })

  test('An external link opens a new window without referrer and opener; a rejected one is plain text', () => {
    expect(markup('<a href="https://a.example.com/x" target="_top" rel="opener">A</a>')).toBe(
      '<a href="https://a.example.com/x" target="_blank" rel="noopener noreferrer">A</a>',
    )
    expect(markup('<a href="javascript:run()">Read <b>more</b></a>')).toBe('Read <b>more</b>')
  })

  test('A picture loads lazily from the URL of the rule, without a referrer', () => {
    expect(markup('<img src="/media/a.svg" alt="Yangon">')).toBe(
      '<img src="https://cdn.example.com/media/a.svg" alt="Yangon" loading="lazy" referrerpolicy="no-referrer">',
    )
    expect(markup('<img src="https://tracker.example.com/x.gif">')).toBe('')
  })
})

describe('on the page', () => {
  const show = (html: string) => {
    const onOpen = vi.fn()
    const view = render(<RichText html={html} {...rules} onOpen={onOpen} />)
    const again = (next: string) => view.rerender(<RichText html={next} {...rules} onOpen={onOpen} />)
    return { onOpen, again }
  }

  test('An internal link navigates without a page load, except into a new tab', () => {
    const { onOpen } = show('<p><a href="/car/list"><b>Cars</b></a></p>')
    expect(fireEvent.click(screen.getByText('Cars'))).toBe(false)
    expect(onOpen.mock.calls).toEqual([['/car/list']])
    fireEvent.click(screen.getByText('Cars'), { ctrlKey: true })
    expect(onOpen).toHaveBeenCalledOnce()
  })

  test('A link to another host is left to the browser', () => {
    const { onOpen } = show('<a href="https://a.example.com/x">Fair</a>')
    const taken: boolean[] = []
    document.addEventListener(
      'click',
      (event) => {
        taken.push(event.defaultPrevented)
        event.preventDefault()
      },
      { once: true },
    )
    fireEvent.click(screen.getByText('Fair'))
    expect(taken).toEqual([false])
    expect(onOpen).not.toHaveBeenCalled()
  })

  test('A new text replaces the first', () => {
    const { again } = show('<p>First</p>')
    again('<p>Second</p>')
    expect(screen.queryByText('First')).toBeNull()
    expect(screen.getByText('Second')).toBeDefined()
  })
})
