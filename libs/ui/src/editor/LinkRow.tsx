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
  /** Said of an address that may not be linked. */
  refused: string
}

interface LinkRowProps {
  /** Where the link at the cursor leads; null where there is none. */
  href: string | null
  labels: LinkLabels
  /** The form of the address to use, or null where it may not be linked. */
  judge: (address: string) => string | null
  onRun: (command: Command) => void
  /** Back to the text. */
  onDone: () => void
}

/** Where the chosen words lead. Not a form: the editor stands in one. */
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
