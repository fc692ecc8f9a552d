import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
} from '../icons.ts'
import { ActionIcon } from '../mantine/ActionIcon.ts'
import classes from './RichTextEditor.module.css'

/** Names of the tools. */
export type Tool =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'subheading'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'link'
  | 'undo'
  | 'redo'

type Icon = typeof IconBold

/** Tools that turn something on and off where the cursor stands. */
const toggles: readonly [
  tool: Tool,
  icon: Icon,
  active: (editor: Editor) => boolean,
  run: (editor: Editor) => void,
][] = [
  ['bold', IconBold, (e) => e.isActive('bold'), (e) => e.chain().focus().toggleBold().run()],
  ['italic', IconItalic, (e) => e.isActive('italic'), (e) => e.chain().focus().toggleItalic().run()],
  [
    'heading',
    IconH2,
    (e) => e.isActive('heading', { level: 2 }),
    (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
  ],
  [
    'subheading',
    IconH3,
    (e) => e.isActive('heading', { level: 3 }),
    (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
  ],
  ['bullets', IconList, (e) => e.isActive('bulletList'), (e) => e.chain().focus().toggleBulletList().run()],
  [
    'numbers',
    IconListNumbers,
    (e) => e.isActive('orderedList'),
    (e) => e.chain().focus().toggleOrderedList().run(),
  ],
  [
    'quote',
    IconBlockquote,
    (e) => e.isActive('blockquote'),
    (e) => e.chain().focus().toggleBlockquote().run(),
  ],
]

const steps: readonly [
  tool: Tool,
  icon: Icon,
  possible: (editor: Editor) => boolean,
  run: (editor: Editor) => void,
][] = [
  ['undo', IconArrowBackUp, (e) => e.can().undo(), (e) => e.chain().focus().undo().run()],
  ['redo', IconArrowForwardUp, (e) => e.can().redo(), (e) => e.chain().focus().redo().run()],
]

/** Draws again with every change of text or cursor. */
function useFollow(editor: Editor) {
  const [, setTurn] = useState(0)
  useEffect(() => {
    const follow = () => setTurn((turn) => turn + 1)
    editor.on('transaction', follow)
    return () => void editor.off('transaction', follow)
  }, [editor])
}

interface EditorToolbarProps {
  editor: Editor
  /** What the tools are for, for readers. */
  label: string
  names: Readonly<Record<Tool, string>>
  linking: boolean
  onLink: () => void
}

/** The tools above a text; each says whether it is on where the cursor stands. */
export function EditorToolbar({ editor, label, names, linking, onLink }: EditorToolbarProps) {
  useFollow(editor)
  const tool = (name: Tool, Icon: Icon, more: { on?: boolean; disabled?: boolean }, run: () => void) => (
    <ActionIcon
      key={name}
      variant={more.on ? 'light' : 'subtle'}
      color={more.on ? 'teal' : 'gray'}
      size="lg"
      aria-label={names[name]}
      title={names[name]}
      {...(more.on !== undefined && { 'aria-pressed': more.on })}
      disabled={more.disabled ?? false}
      // The text keeps its cursor.
      onMouseDown={(event: { preventDefault: () => void }) => event.preventDefault()}
      onClick={run}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
  return (
    <div className={classes.tools} role="group" aria-label={label}>
      {toggles.map(([name, Icon, active, run]) =>
        tool(name, Icon, { on: active(editor) }, () => run(editor)),
      )}
      {tool('link', IconLink, { on: linking || editor.isActive('link') }, onLink)}
      {steps.map(([name, Icon, possible, run]) =>
        tool(name, Icon, { disabled: !possible(editor) }, () => run(editor)),
      )}
    </div>
  )
}
