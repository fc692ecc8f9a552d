import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { DOMSerializer, type Node, DOMParser as NodeParser } from 'prosemirror-model'
import { splitListItem } from 'prosemirror-schema-list'
import { type Command, EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type AddressRules, cleanHtml } from '../content/clean-html.ts'
import { isEmptyDoc, textSchema } from './text-schema.ts'

const { nodes, marks } = textSchema
const parser = NodeParser.fromSchema(textSchema)
const serializer = DOMSerializer.fromSchema(textSchema)

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}

// Tab is not among them: it leads out of the text, as out of every field.
const keys = keymap({
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Shift-Enter': breakLine,
  Enter: chainCommands(splitListItem(nodes.list_item), baseKeymap['Enter'] as Command),
})

/** The text as HTML; empty when nothing is in it. */
function htmlOf(doc: Node): string {
  if (isEmptyDoc(doc)) return ''
  const box = document.createElement('div')
  box.append(serializer.serializeFragment(doc.content))
  return box.innerHTML
}

/**
 * Foreign markup never becomes HTML by itself: what is pasted passes the same cleaner as what is read. The
 * library's own way writes it into a document, which the page's security policy refuses.
 */
function takeMarkup(view: EditorView, html: string, rules: AddressRules, at?: number): boolean {
  if (html === '') return false
  const slice = parser.parseSlice(cleanHtml(html, rules))
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

interface TextBeginning {
  host: HTMLElement
  html: string
  rules: AddressRules
  /** Of the field itself. */
  attributes: Record<string, string>
  /** The whole text as HTML, empty when nothing is in it; when it has changed. */
  onChange: (html: string) => void
  /** The text, or where the cursor stands in it, has changed. */
  onState: (state: EditorState) => void
}

/** An editor in its host. It adds no style sheet, and markup enters it through the cleaner alone. */
export function createTextEditor({
  host,
  html,
  rules,
  attributes,
  onChange,
  onState,
}: TextBeginning): EditorView {
  const view: EditorView = new EditorView(host, {
    state: EditorState.create({
      doc: parser.parse(cleanHtml(html, rules)),
      plugins: [history(), keys, keymap(baseKeymap)],
    }),
    attributes,
    handleDOMEvents: {
      paste: (target, event) => onPaste(target, event, rules),
      drop: (target, event) => onDrop(target, event, rules),
    },
    dispatchTransaction: (change) => {
      const state = view.state.apply(change)
      view.updateState(state)
      if (change.docChanged) onChange(htmlOf(state.doc))
      onState(state)
    },
  })
  return view
}
