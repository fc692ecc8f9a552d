import { Box } from '@portal/ui'
import { CopyButton } from './CopyButton.tsx'
import styles from './Panel.module.css'
import { usePanelTexts } from './panel-texts.ts'
import { useSeen } from './steering.ts'
import { instantText } from './TimePart.tsx'

/** What a real system would have sent by e-mail or SMS, with its codes, newest first. */
export function MessagePart() {
  const t = usePanelTexts()
  const sent = useSeen('sent', (from) => from.peek.sent())
  return (
    <>
      {sent?.length === 0 && <p>{t.messages.none}</p>}
      <Box component="ul">
        {sent?.toReversed().map(({ id, time, channel, target, event, code, text }) => (
          <li key={id} className={styles.item}>
            <div className={styles.itemText}>
              {t.messages[channel]} · {target}
              <div className={styles.quiet}>
                {instantText(time)} UTC · {event}
              </div>
              {/* A title with its details below it. */}
              <Box style={{ whiteSpace: 'pre-line' }}>{text}</Box>
              {code !== null && (
                <div>
                  {t.messages.code}: <strong>{code}</strong>
                </div>
              )}
            </div>
            {code !== null && <CopyButton label={t.messages.copy} text={() => code} />}
          </li>
        ))}
      </Box>
    </>
  )
}
