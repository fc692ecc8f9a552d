import DOMPurify, { type Config } from 'dompurify'

/** What becomes of the addresses in foreign HTML: the form to use, or null where there may be none. */
export interface AddressRules {
  /** Where a link may lead; a path beginning with `/` stays inside. A refused link becomes plain text. */
  link: (href: string) => string | null
  /** Where a picture is loaded from. A refused picture is left out. */
  image: (src: string) => string | null
}

const names = (list: string): string[] => list.trim().split(/\s+/)

/** Everything a text may consist of; what is not named here is taken out, its text stays. */
export const allowedTags: readonly string[] = names(`
  h1 h2 h3 h4 h5 h6 p br hr div section blockquote pre ul ol li dl dt dd figure figcaption img a span
  table caption colgroup col thead tbody tfoot tr th td
  b strong i em u s del ins small sub sup mark code kbd q cite abbr time
`)

/** No `id`, `name`, `class` or `style`: a text neither looks like the portal nor stands in its way. */
export const allowedAttributes: readonly string[] = names(
  'href src alt title width height colspan rowspan scope start lang dir',
)

/** Here the text goes with the tag: it was never meant to be read. */
const droppedWithContent = names(`
  script style template noscript noembed noframes xmp plaintext title head
  iframe frame frameset object embed applet audio video svg math
  form button select option textarea
`)

type MarkupPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { [Rule in 'createHTML' | 'createScriptURL']: (text: string) => string },
  ): MarkupPolicy
}

/**
 * The one way for markup to become nodes under Trusted Types; the content security policy names it. Null in a browser
 * without them.
 */
const policy =
  (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('clean-html', {
    createHTML: (html) => html,
    createScriptURL: () => {
      throw new TypeError('A text loads no script.')
    },
  }) ?? null

/** What the page's security policy reports as soon as it stands in a document, even one that is never shown. */
const reportedByPolicy = [...droppedWithContent, 'base', 'link', 'meta', 'source', 'track'].join()

/** Handlers and styles under a name that means nothing: the policy reports those while they are parsed. */
const renamed = (html: string): string =>
  html.replaceAll(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replaceAll(/([\s/"'])(?:on[a-z]+|style)(?=\s*=)/gi, '$1data-dropped'),
  )

/**
 * The text parsed in a template, where nothing loads or runs, without what the policy would report once the cleaner has
 * it in its document: a report should mean something. No safeguard: everything that is left goes through the cleaner.
 */
function parseQuietly(html: string): DocumentFragment {
  const template = document.createElement('template')
  const markup = renamed(html)
  // The sink takes what the policy has made; its type knows only texts.
  template.innerHTML = policy ? (policy.createHTML(markup) as unknown as string) : markup
  for (const element of template.content.querySelectorAll(reportedByPolicy)) element.remove()
  return template.content
}

/**
 * Foreign HTML as nodes that can do nothing but be read: no script, style, frame, form or foreign namespace, no
 * address that the rules refuse. Headings begin at `topHeading` and skip no level, so that they fit the page.
 */
export function cleanHtml(html: string, rules: AddressRules, topHeading = 2): DocumentFragment {
  const fragment: DocumentFragment = DOMPurify.sanitize(parseQuietly(html), {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    FORBID_CONTENTS: droppedWithContent,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: policy,
  })
  for (const link of fragment.querySelectorAll('a')) judgeLink(link, rules)
  for (const picture of fragment.querySelectorAll('img')) judgePicture(picture, rules)
  fitHeadings(fragment, topHeading)
  return fragment
}

function judgeLink(link: HTMLAnchorElement, { link: rule }: AddressRules): void {
  const address = rule(link.getAttribute('href') ?? '')
  if (address === null) return link.replaceWith(...link.childNodes)
  link.setAttribute('href', address)
  if (address.startsWith('/')) return
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer')
}

function judgePicture(picture: HTMLImageElement, { image: rule }: AddressRules): void {
  const source = rule(picture.getAttribute('src') ?? '')
  if (source === null) return picture.remove()
  picture.setAttribute('src', source)
  picture.setAttribute('alt', picture.getAttribute('alt') ?? '')
  picture.setAttribute('loading', 'lazy')
  picture.setAttribute('referrerpolicy', 'no-referrer')
}

function fitHeadings(fragment: DocumentFragment, topHeading: number): void {
  const headings = [...fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const levels = [...new Set(headings.map(({ localName }) => localName))].toSorted()
  for (const heading of headings) {
    const level = Math.min(6, topHeading + levels.indexOf(heading.localName))
    const fitting = heading.ownerDocument.createElement(`h${level}`)
    for (const { name, value } of heading.attributes) fitting.setAttribute(name, value)
    fitting.append(...heading.childNodes)
    heading.replaceWith(fitting)
  }
}
