import type { Command } from 'prosemirror-state'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../generated/mantine/Button.ts'
import { Flex } from '../generated/mantine/Flex.ts'
import { TextInput } from '../generated/mantine/TextInput.ts'
import { removeLink, setLink } from './text-commands.ts'

export interface LinkLabels {
  address: string
  apply: string
  remove: string
  /** Shown for a URL that must not be linked. */
  refused: string
}

interface LinkRowProps {
  /** URL of the link at the cursor; null without a link. */
  href: string | null
  labels: LinkLabels
  /** The URL to use, or null if it must not be linked. */
  judge: (address: string) => string | null
  onRun: (command: Command) => void
  /** Returns to the text. */
  onDone: () => void
}

/** The link of the selected words. Not a form, because the editor is inside one. */
export function LinkRow({ href, labels, judge, onRun, onDone }: LinkRowProps) {
  const [address, setAddress] = useState(href ?? '')
  const [refused, setRefused] = useState(false)
  const apply = () => {
    const judged = judge(address.trim())
    setRefused(judged === null)
    if (judged === null) return
    onRun(setLink(judged))
    onDone()
  }
  const remove = () => {
    onRun(removeLink)
    onDone()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onDone()
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  return (
    <Flex gap="xs" align="end" wrap="wrap" p="xs" style={{ borderBottom: '1px solid var(--ui-hairline)' }}>
      <TextInput
        ref={(input) => input?.focus()}
        label={labels.address}
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        placeholder="https://"
        error={refused && labels.refused}
        maxLength={500}
      />
      <Button variant="default" onClick={apply}>
        {labels.apply}
      </Button>
      {href !== null && (
        <Button variant="subtle" onClick={remove}>
          {labels.remove}
        </Button>
      )}
    </Flex>
  )
}
