import type { Command, EditorState } from 'prosemirror-state'
import { ActionIcon } from '../generated/mantine/ActionIcon.ts'
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
import classes from './RichTextEditor.module.css'
import { linkAt, type Step, steps, type Toggle, toggles } from './text-commands.ts'

/** Names of the tools. */
export type Tool = Toggle | Step | 'link'

type Icon = typeof IconBold

const toggleIcons: Readonly<Record<Toggle, Icon>> = {
  bold: IconBold,
  italic: IconItalic,
  heading: IconH2,
  subheading: IconH3,
  bullets: IconList,
  numbers: IconListNumbers,
  quote: IconBlockquote,
}

const stepIcons: Readonly<Record<Step, Icon>> = { undo: IconArrowBackUp, redo: IconArrowForwardUp }

interface EditorToolbarProps {
  state: EditorState
  onRun: (command: Command) => void
  /** Name of the toolbar for screen readers. */
  label: string
  names: Readonly<Record<Tool, string>>
  linking: boolean
  onLink: () => void
}

/** The toolbar of the editor; each tool shows whether it is active at the cursor. */
export function EditorToolbar({ state, onRun, label, names, linking, onLink }: EditorToolbarProps) {
  return (
    <div className={classes.tools} role="group" aria-label={label}>
      {(Object.keys(toggles) as Toggle[]).map((name) => (
        <ToolButton
          key={name}
          name={names[name]}
          icon={toggleIcons[name]}
          on={toggles[name].active(state)}
          onClick={() => onRun(toggles[name].run)}
        />
      ))}
      <ToolButton name={names.link} icon={IconLink} on={linking || linkAt(state) !== null} onClick={onLink} />
      {(Object.keys(steps) as Step[]).map((name) => (
        <ToolButton
          key={name}
          name={names[name]}
          icon={stepIcons[name]}
          disabled={!steps[name](state)}
          onClick={() => onRun(steps[name])}
        />
      ))}
    </div>
  )
}

interface ToolButtonProps {
  name: string
  icon: Icon
  /** Left out for tools that are not toggles. */
  on?: boolean
  disabled?: boolean
  onClick: () => void
}

function ToolButton({ name, icon: Icon, on, disabled = false, onClick }: ToolButtonProps) {
  return (
    <ActionIcon
      variant={on ? 'light' : 'subtle'}
      color={on ? 'teal' : 'gray'}
      size="lg"
      aria-label={name}
      title={name}
      {...(on !== undefined && { 'aria-pressed': on })}
      disabled={disabled}
      // Keeps the cursor in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
}
