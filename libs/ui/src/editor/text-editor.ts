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

// No Tab: it leaves the text, as in every field.
const keys = keymap({
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Shift-Enter': breakLine,
  Enter: chainCommands(splitListItem(nodes.list_item), baseKeymap['Enter'] as Command),
})

/** The text as HTML; '' for an empty text. */
function htmlOf(doc: Node): string {
  if (isEmptyDoc(doc)) return ''
  const box = document.createElement('div')
  box.append(serializer.serializeFragment(doc.content))
  return box.innerHTML
}

/**
 * Inserts pasted or dropped HTML through the same cleaner as displayed HTML. ProseMirror itself would write it into a
 * document, which the content security policy forbids.
 */
function insertHtml(view: EditorView, html: string, rules: AddressRules, at?: number): boolean {
  if (html === '') return false
  const slice = parser.parseSlice(cleanHtml(html, rules))
  const { tr } = view.state
  const changed = at === undefined ? tr.replaceSelection(slice) : tr.replaceRange(at, at, slice)
  view.dispatch(changed.scrollIntoView())
  return true
}

function onPaste(view: EditorView, event: ClipboardEvent, rules: AddressRules): boolean {
  const inserted = insertHtml(view, event.clipboardData?.getData('text/html') ?? '', rules)
  if (inserted) event.preventDefault()
  return inserted
}

function onDrop(view: EditorView, event: DragEvent, rules: AddressRules): boolean {
  // Dragging inside the text moves nodes, not HTML.
  if (view.dragging) return false
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
  const html = event.dataTransfer?.getData('text/html') ?? ''
  const inserted = place !== null && insertHtml(view, html, rules, place.pos)
  if (inserted) event.preventDefault()
  return inserted
}

interface TextEditorOptions {
  host: HTMLElement
  html: string
  rules: AddressRules
  /** Attributes of the editable element. */
  attributes: Record<string, string>
  /** Called when the text changes, with the whole text as HTML; '' for an empty text. */
  onChange: (html: string) => void
  /** Called when the text or the cursor changes. */
  onState: (state: EditorState) => void
}

/** Mounts an editor. It adds no style sheet, and HTML enters it only through the cleaner. */
export function createTextEditor({
  host,
  html,
  rules,
  attributes,
  onChange,
  onState,
}: TextEditorOptions): EditorView {
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
