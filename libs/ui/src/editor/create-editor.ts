import { Editor, type Extensions, getSchema, Mark } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Image } from '@tiptap/extension-image'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { DOMParser as NodeParser } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { type AddressRules, cleanHtml } from '../content/clean-html.ts'

/** A link as the reader's cleaner lets it through: an address and nothing else. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [{ tag: 'a[href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})

const extensions: Extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Heading.configure({ levels: [2, 3] }),
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Blockquote,
  HardBreak,
  Image,
  Link,
  UndoRedo,
]

const parserOf = (view: EditorView) => NodeParser.fromSchema(view.state.schema)

/**
 * Foreign markup never becomes HTML by itself: what is pasted passes the same cleaner as what is read. The
 * library's own way writes it into a document, which the page's security policy refuses.
 */
function takeMarkup(view: EditorView, html: string, rules: AddressRules, at?: number): boolean {
  if (html === '') return false
  const slice = parserOf(view).parseSlice(cleanHtml(html, rules))
  const { tr } = view.state
  const changed = at === undefined ? tr.replaceSelection(slice) : tr.replaceRange(at, at, slice)
  view.dispatch(changed.scrollIntoView())
  return true
}

function onPaste(view: EditorView, event: ClipboardEvent, rules: AddressRules): boolean {
  const taken = takeMarkup(view, event.clipboardData?.getData('text/html') ?? '', rules)
  if (taken) event.preventDefault()
  return taken
}

function onDrop(view: EditorView, event: DragEvent, rules: AddressRules): boolean {
  // What is moved inside the text is nodes already.
  if (view.dragging) return false
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
  const html = event.dataTransfer?.getData('text/html') ?? ''
  const taken = place !== null && takeMarkup(view, html, rules, place.pos)
  if (taken) event.preventDefault()
  return taken
}

export interface EditorBeginning {
  host: HTMLElement
  html: string
  rules: AddressRules
  /** Of the field itself. */
  attributes: Record<string, string>
  /** The whole text as HTML; empty when nothing is in it. */
  onChange: (html: string) => void
}

/** Props of the editing surface. */
export const surfaceOf = (attributes: Record<string, string>, rules: AddressRules) => ({
  attributes,
  handleDOMEvents: {
    paste: (view: EditorView, event: ClipboardEvent) => onPaste(view, event, rules),
    drop: (view: EditorView, event: DragEvent) => onDrop(view, event, rules),
  },
})

/** An editor in its host. It adds no style sheet and parses no markup but through the cleaner. */
export function createEditor({ host, html, rules, attributes, onChange }: EditorBeginning): Editor {
  const parser = NodeParser.fromSchema(getSchema(extensions))
  return new Editor({
    element: host,
    extensions,
    content: parser.parse(cleanHtml(html, rules)).toJSON(),
    injectCSS: false,
    editorProps: surfaceOf(attributes, rules),
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
  })
}
