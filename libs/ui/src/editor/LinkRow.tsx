import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../mantine/Button.ts'
import { TextInput } from '../mantine/TextInput.ts'
import classes from './RichTextEditor.module.css'

export interface LinkLabels {
  address: string
  apply: string
  remove: string
  /** Said of an address that may not be linked. */
  refused: string
}

interface LinkRowProps {
  editor: Editor
  labels: LinkLabels
  /** The form of the address to use, or null where it may not be linked. */
  judge: (address: string) => string | null
  onDone: () => void
}

/** Where the chosen words lead. Not a form: the editor stands in one. */
export function LinkRow({ editor, labels, judge, onDone }: LinkRowProps) {
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? ''))
  const [refused, setRefused] = useState(false)
  const done = () => {
    editor.commands.focus()
    onDone()
  }
  const apply = () => {
    const href = judge(address.trim())
    setRefused(href === null)
    if (href === null) return
    const chain = editor.chain().extendMarkRange('link')
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setMark('link', { href }).run()
    done()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetMark('link').run()
    done()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return done()
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  return (
    <div className={classes.link}>
      <TextInput
        label={labels.address}
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        placeholder="https://"
        error={refused && labels.refused}
        maxLength={500}
        autoFocus
      />
      <Button variant="default" onClick={apply}>
        {labels.apply}
      </Button>
      {editor.isActive('link') && (
        <Button variant="subtle" onClick={remove}>
          {labels.remove}
        </Button>
      )}
    </div>
  )
}
