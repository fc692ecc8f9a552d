import { type DOMOutputSpec, type Node, Schema } from 'prosemirror-model'

const element = (tag: string) => ({ parseDOM: [{ tag }], toDOM: (): DOMOutputSpec => [tag, 0] })

const headingAt = (level: number) => ({ tag: `h${level}`, attrs: { level: level <= 2 ? 2 : 3 } })

/** The allowed content; anything else becomes paragraphs when it is pasted. */
export const textSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', ...element('p') },
    heading: {
      attrs: { level: { default: 2 } },
      content: 'inline*',
      group: 'block',
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map(headingAt),
      toDOM: (node): DOMOutputSpec => [`h${Number(node.attrs['level'])}`, 0],
    },
    blockquote: { content: 'block+', group: 'block', defining: true, ...element('blockquote') },
    bullet_list: { content: 'list_item+', group: 'block', ...element('ul') },
    ordered_list: { content: 'list_item+', group: 'block', ...element('ol') },
    list_item: { content: 'paragraph block*', defining: true, ...element('li') },
    text: { group: 'inline' },
    image: {
      inline: true,
      group: 'inline',
      draggable: true,
      attrs: { src: {}, alt: { default: '' } },
      parseDOM: [{ tag: 'img[src]', getAttrs: (dom) => named(dom, 'src', 'alt') }],
      toDOM: (node): DOMOutputSpec => ['img', node.attrs],
    },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: (): DOMOutputSpec => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (dom) => named(dom, 'href') }],
      toDOM: (mark): DOMOutputSpec => ['a', mark.attrs, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: (): DOMOutputSpec => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: (): DOMOutputSpec => ['em', 0] },
  },
})

const named = (dom: HTMLElement, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, dom.getAttribute(name) ?? '']))

/** True without any letter or picture. */
export function isEmptyDoc(doc: Node): boolean {
  let pictures = 0
  doc.descendants(({ type }) => {
    if (type === textSchema.nodes.image) pictures += 1
  })
  return pictures === 0 && doc.textContent.trim() === ''
}
