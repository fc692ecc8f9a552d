import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AddressRules } from '../content/clean-html.ts'
import text from '../content/RichText.module.css'
import { Input } from '../generated/mantine/Input.ts'
import { EditorToolbar, type Tool } from './EditorToolbar.tsx'
import { type LinkLabels, LinkRow } from './LinkRow.tsx'
import classes from './RichTextEditor.module.css'
import { linkAt } from './text-commands.ts'
import { createTextEditor } from './text-editor.ts'

/** Labels of the toolbar and the link row. */
export interface EditorLabels {
  tools: string
  names: Readonly<Record<Tool, string>>
  link: LinkLabels
}

interface RichTextEditorProps extends AddressRules {
  /** `id` of the field, so that the error summary finds it. */
  id: string
  label: string
  labels: EditorLabels
  /** The initial text; later changes of the prop are ignored. */
  html: string
  /** Called at every change with the whole text as HTML; '' for an empty text. */
  onChange: (html: string) => void
  error?: ReactNode
  description?: ReactNode
  required?: boolean
}

/** A text with headings, lists, quotes and links. It has the styles of `RichText`: writers see what readers will. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, label, labels, error, description, required = false, link, image } = props
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const [state, setState] = useState<EditorState | null>(null)
  const [linking, setLinking] = useState(false)
  const attributes = attributesOf(id, {
    required,
    invalid: Boolean(error),
    described: Boolean(description),
  })
  const change = useEffectEvent((html: string) => props.onChange(html))
  const create = useEffectEvent((element: HTMLElement) =>
    createTextEditor({
      host: element,
      html: props.html,
      rules: { link, image },
      attributes,
      onChange: (html) => change(html),
      onState: setState,
    }),
  )
  const updateAttributes = useEffectEvent(() => view.current?.setProps({ attributes }))

  useEffect(() => {
    if (!host.current) return
    const created = create(host.current)
    view.current = created
    setState(created.state)
    return () => {
      view.current = null
      created.destroy()
    }
  }, [])
  const attributesKey = JSON.stringify(attributes)
  useEffect(() => updateAttributes(), [attributesKey])

  const focus = () => view.current?.focus()
  const run = (command: Command) => {
    if (!view.current) return
    command(view.current.state, view.current.dispatch)
    focus()
  }

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label`, onClick: focus }}
      description={description}
      descriptionProps={{ id: `${id}-description` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
      required={required}
    >
      <div className={classes.frame} data-error={error ? true : undefined}>
        {state && (
          <EditorToolbar
            state={state}
            onRun={run}
            label={labels.tools}
            names={labels.names}
            linking={linking}
            onLink={() => setLinking(!linking)}
          />
        )}
        {state && linking && (
          <LinkRow
            href={linkAt(state)?.href ?? null}
            labels={labels.link}
            judge={link}
            onRun={run}
            onDone={() => {
              setLinking(false)
              focus()
            }}
          />
        )}
        <div ref={host} className={classes.host} />
      </div>
    </Input.Wrapper>
  )
}

interface Attributes {
  required: boolean
  invalid: boolean
  described: boolean
}

function attributesOf(id: string, { required, invalid, described }: Attributes): Record<string, string> {
  const about = [...(invalid ? [`${id}-error`] : []), ...(described ? [`${id}-description`] : [])]
  return {
    id,
    class: `${text['text']} ${classes['text']}`,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    ...(required && { 'aria-required': 'true' }),
    ...(invalid && { 'aria-invalid': 'true' }),
    ...(about.length > 0 && { 'aria-describedby': about.join(' ') }),
  }
}
