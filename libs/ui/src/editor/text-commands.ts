import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { Attrs, MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { textSchema } from './text-schema.ts'

const { nodes, marks } = textSchema

const holdsMark = ({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean => {
  const { from, to, $from, empty } = selection
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type)
}

/** Depth of the nearest node of these types around the cursor; undefined without one. */
function depthOf({ selection: { $from } }: EditorState, ...types: NodeType[]): number | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if (types.includes($from.node(depth).type)) return depth
  }
  return undefined
}

const isIn = (state: EditorState, type: NodeType): boolean => depthOf(state, type) !== undefined

const isBlock = ({ selection: { $from } }: EditorState, type: NodeType, attrs: Attrs): boolean =>
  $from.parent.hasMarkup(type, attrs)

/** Starts a list, ends it, or switches the kind of list. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    if (isIn(state, type)) return liftListItem(nodes.list_item)(state, dispatch)
    const other = depthOf(state, nodes.bullet_list, nodes.ordered_list)
    if (other === undefined) return wrapInList(type)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(state.selection.$from.before(other), type))
    return true
  }

const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    isBlock(state, nodes.heading, { level })
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch)

const toggleQuote: Command = (state, dispatch) =>
  isIn(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch)

/** Tools that toggle something at the cursor. */
export const toggles = {
  bold: { active: (state: EditorState) => holdsMark(state, marks.strong), run: toggleMark(marks.strong) },
  italic: { active: (state: EditorState) => holdsMark(state, marks.em), run: toggleMark(marks.em) },
  heading: {
    active: (state: EditorState) => isBlock(state, nodes.heading, { level: 2 }),
    run: toggleHeading(2),
  },
  subheading: {
    active: (state: EditorState) => isBlock(state, nodes.heading, { level: 3 }),
    run: toggleHeading(3),
  },
  bullets: {
    active: (state: EditorState) => isIn(state, nodes.bullet_list),
    run: toggleList(nodes.bullet_list),
  },
  numbers: {
    active: (state: EditorState) => isIn(state, nodes.ordered_list),
    run: toggleList(nodes.ordered_list),
  },
  quote: { active: (state: EditorState) => isIn(state, nodes.blockquote), run: toggleQuote },
} as const

export const steps = { undo, redo } as const

export type Toggle = keyof typeof toggles
export type Step = keyof typeof steps

interface FoundLink {
  href: string
  from: number
  to: number
}

/** URL and range of the link around the cursor; null without one. */
export function linkAt({ selection: { $from } }: EditorState): FoundLink | null {
  const links: FoundLink[] = []
  $from.parent.forEach((node, offset) => {
    const href: unknown = marks.link.isInSet(node.marks)?.attrs['href']
    if (typeof href !== 'string') return
    const from = $from.start() + offset
    const to = from + node.nodeSize
    const last = links.at(-1)
    // A link with bold and normal words consists of several nodes.
    if (last?.to === from && last.href === href) last.to = to
    else links.push({ href, from, to })
  })
  return links.find(({ from, to }) => $from.pos >= from && $from.pos <= to) ?? null
}

/** Links the selected words. Without a selection it changes the link at the cursor, or inserts the URL as a link. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const mark = marks.link.create({ href })
    const { from, to, empty } = state.selection
    const known = linkAt(state)
    const { tr } = state
    if (!empty) tr.removeMark(from, to, marks.link).addMark(from, to, mark)
    else if (known) tr.removeMark(known.from, known.to, marks.link).addMark(known.from, known.to, mark)
    else tr.replaceSelectionWith(textSchema.text(href, [mark]), false)
    dispatch?.(tr)
    return true
  }

export const removeLink: Command = (state, dispatch) => {
  const known = linkAt(state)
  if (!known) return false
  dispatch?.(state.tr.removeMark(known.from, known.to, marks.link))
  return true
}
