import type { OperationId } from '@portal/api-client/contract'
import type { JournalEntry } from '@portal/mock-server/control'
import { Box, Button, Group, Title, UnstyledButton } from '@portal/ui'
import { useState } from 'react'
import { CopyButton } from './CopyButton.tsx'
import { asCurl, asTest, doneBefore } from './call-copies.ts'
import { editedAnswer } from './fault-choice.ts'
import styles from './Panel.module.css'
import { fill, usePanelTexts } from './panel-texts.ts'
import { useSeen, useSteering } from './steering.ts'
import { instantText } from './TimePart.tsx'

/** Number of calls shown. */
const shown = 50

/** The latest calls of the page, newest first. */
export function CallPart() {
  const t = usePanelTexts()
  const calls = useSeen('journal', (from) => from.journal())
  const [open, setOpen] = useState<number | null>(null)
  return (
    <>
      {calls?.length === 0 && <p>{t.calls.none}</p>}
      <Box component="ul">
        {calls
          ?.slice(-shown)
          .toReversed()
          .map((call) => (
            <li key={call.seq} className={styles.item}>
              <CallHead
                call={call}
                open={open === call.seq}
                onToggle={() => setOpen(open === call.seq ? null : call.seq)}
              />
              {open === call.seq && <CallBody call={call} />}
            </li>
          ))}
      </Box>
    </>
  )
}

function CallHead({ call, open, onToggle }: { call: JournalEntry; open: boolean; onToggle: () => void }) {
  const t = usePanelTexts()
  const { method, path, operation, status, code, error_key, time, member, fault, findings, live } = call
  const outcome = [status, code, error_key].filter((one) => one !== null).join(' · ')
  const failed = status !== 200 || (code !== null && code !== 1)
  return (
    <UnstyledButton className={styles.call} aria-expanded={open} onClick={onToggle}>
      <span className={styles.itemText}>
        {operation ?? `${method} ${path}`}{' '}
        <span className={failed ? styles.bad : styles.quiet}>{outcome}</span>
      </span>
      <span className={styles.quiet}>
        {instantText(time)} UTC · {member ?? t.calls.visitor}
        {fault !== null && ` · ${fill(t.calls.fault, { fault })}`}
        {live && ` · ${t.calls.live}`}
      </span>
      <span className={findings.length > 0 ? styles.bad : styles.quiet}>
        {findings.length > 0 ? findings.join(' ') : t.calls.good}
      </span>
    </UnstyledButton>
  )
}

/** A body, formatted for reading. */
function readable(text: string | null, none: string): string {
  if (text === null || text === '') return none
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** A long body scrolls, with the keyboard too. */
const Body = ({ title, text }: { title: string; text: string }) => (
  <>
    <Title order={3} size="h4" mt="md" mb={4}>
      {title}
    </Title>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be reachable by keyboard */}
    <section className={styles.body} aria-label={title} tabIndex={0}>
      {text}
    </section>
  </>
)

/** The data of a success as JSON; null for every other answer. */
function dataOf(answered: string | null): string | null {
  try {
    const { code, data } = JSON.parse(answered ?? '') as { code?: number; data?: unknown }
    return code === 1 ? JSON.stringify(data, null, 2) : null
  } catch {
    return null
  }
}

function CallBody({ call }: { call: JournalEntry }) {
  const t = usePanelTexts()
  const { live } = call
  const operation = call.operation as OperationId | null
  const { control, router, editFault } = useSteering()
  const bodies = useSeen(`call ${call.seq}`, (from) => from.call(call.seq))
  const world = useSeen('world', (from) => from.world())
  const data = useSeen('data', (from) => from.data.read()) ?? null
  return (
    <div className={styles.itemText}>
      <div className={styles.quiet}>
        {call.method} {call.path}
      </div>
      {bodies && world && (
        <Group gap="xs" align="flex-end">
          <CopyButton
            label={t.calls.curl}
            text={() => asCurl(call, bodies, { origin: location.origin, world: world.id })}
          />
          <CopyButton
            label={t.calls.test}
            text={async () => {
              const done = doneBefore(await control.journal(), call.seq)
              const before = await Promise.all(
                done.map(async (entry) => ({
                  ...entry,
                  // Only the bodies of the latest calls are kept.
                  bodies: await control.call(entry.seq).catch(() => null),
                })),
              )
              return asTest(call, bodies, { world, page: router.state.location.href, data, before })
            }}
          />
          {operation !== null && !live && (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => editFault(editedAnswer(operation, dataOf(bodies.answered)))}
            >
              {t.calls.edit}
            </Button>
          )}
        </Group>
      )}
      <Body title={t.calls.sent} text={readable(bodies?.sent ?? null, t.calls.nothing)} />
      <Body title={t.calls.answered} text={readable(bodies?.answered ?? null, t.calls.nothing)} />
    </div>
  )
}
