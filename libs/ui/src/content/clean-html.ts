import DOMPurify, { type Config } from 'dompurify'

/** Rewrites the URLs in foreign HTML; null removes the URL. */
export interface AddressRules {
  /** A path that starts with `/` stays inside the portal. A rejected link becomes plain text. */
  link: (href: string) => string | null
  /** A rejected picture is removed. */
  image: (src: string) => string | null
}

const names = (list: string): string[] => list.trim().split(/\s+/)

/** The allowed elements. Any other element is removed, but its text stays. */
export const allowedTags: readonly string[] = names(`
  h1 h2 h3 h4 h5 h6 p br hr div section blockquote pre ul ol li dl dt dd figure figcaption img a span
  table caption colgroup col thead tbody tfoot tr th td
  b strong i em u s del ins small sub sup mark code kbd q cite abbr time
`)

/** No `id`, `name`, `class` or `style`: foreign HTML must not imitate or disturb the portal. */
export const allowedAttributes: readonly string[] = names(
  'href src alt title width height colspan rowspan scope start lang dir',
)

/** The text of these elements is removed too: it is not meant to be read. */
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

/** The Trusted Types policy that the content security policy allows. Null in a browser without Trusted Types. */
const policy =
  (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('clean-html', {
    createHTML: (html) => html,
    createScriptURL: () => {
      throw new TypeError('A text loads no script.')
    },
  }) ?? null

/** Elements that violate the content security policy even in a document that is never shown. */
const reportedByPolicy = [...droppedWithContent, 'base', 'link', 'meta', 'source', 'track'].join()

/** Renames event handlers and styles, which violate the policy while they are parsed. */
const renamed = (html: string): string =>
  html.replaceAll(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replaceAll(/([\s/"'])(?:on[a-z]+|style)(?=\s*=)/gi, '$1data-dropped'),
  )

/**
 * Parses in a template, where nothing loads or runs, and removes what would cause a policy report inside DOMPurify:
 * reports should mean something. This is not the safeguard: DOMPurify cleans the result.
 */
function parseQuietly(html: string): DocumentFragment {
  const template = document.createElement('template')
  const markup = renamed(html)
  // The type of `innerHTML` does not know TrustedHTML.
  template.innerHTML = policy ? (policy.createHTML(markup) as unknown as string) : markup
  for (const element of template.content.querySelectorAll(reportedByPolicy)) element.remove()
  return template.content
}

/**
 * Cleans foreign HTML: no script, style, frame, form or foreign namespace, and no URL that the rules reject. Headings
 * start at `topHeading` and skip no level, so that they fit the page.
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
  for (const link of fragment.querySelectorAll('a')) cleanLink(link, rules)
  for (const picture of fragment.querySelectorAll('img')) cleanPicture(picture, rules)
  fitHeadings(fragment, topHeading)
  return fragment
}

function cleanLink(link: HTMLAnchorElement, { link: rule }: AddressRules): void {
  const address = rule(link.getAttribute('href') ?? '')
  if (address === null) return link.replaceWith(...link.childNodes)
  link.setAttribute('href', address)
  if (address.startsWith('/')) return
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer')
}

function cleanPicture(picture: HTMLImageElement, { image: rule }: AddressRules): void {
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
