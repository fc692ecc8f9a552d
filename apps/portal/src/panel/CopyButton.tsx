import { Button } from '@portal/ui'
import { useState } from 'react'
import styles from './Panel.module.css'
import { usePanelTexts } from './panel-texts.ts'

interface CopyButtonProps {
  label: string
  /** Called when the button is pressed. */
  text: () => string | Promise<string>
}

/** Copies a text; if the browser forbids that, it shows the text for copying by hand. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const t = usePanelTexts()
  const [outcome, setOutcome] = useState<{ copied: boolean; text: string } | null>(null)
  const copy = async () => {
    const copied = await text()
    try {
      await navigator.clipboard.writeText(copied)
      setOutcome({ copied: true, text: copied })
    } catch {
      setOutcome({ copied: false, text: copied })
    }
  }
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status">
        {outcome?.copied && t.calls.copied}
        {outcome?.copied === false && t.calls.byHand}
      </span>
      {outcome?.copied === false && <pre className={styles.body}>{outcome.text}</pre>}
    </>
  )
}
