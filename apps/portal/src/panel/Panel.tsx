import { createControl, type LiveInfo } from '@portal/mock-server/control'
import { Alert, Drawer, Tabs, usePhone } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { PortalRouter } from '../boot/router.ts'
import { CallPart } from './CallPart.tsx'
import { FaultPart } from './FaultPart.tsx'
import type { FaultChoice } from './fault-choice.ts'
import { MessagePart } from './MessagePart.tsx'
import styles from './Panel.module.css'
import { fill, usePanelTexts } from './panel-texts.ts'
import { ScenarioPart } from './ScenarioPart.tsx'
import { SupplierPart } from './SupplierPart.tsx'
import { type Steering, SteeringContext } from './steering.ts'
import { TimePart } from './TimePart.tsx'
import { WorldPart } from './WorldPart.tsx'

const parts = {
  scenario: ScenarioPart,
  time: TimePart,
  supplier: SupplierPart,
  answers: FaultPart,
  calls: CallPart,
  messages: MessagePart,
  world: WorldPart,
} as const
const names = Object.keys(parts) as (keyof typeof parts)[]

interface PanelProps {
  router: PortalRouter
  opened: boolean
  onClose: () => void
  live: LiveInfo | null
}

/** Controls the mock beside the page, which stays visible and usable. */
export default function Panel({ router, opened, onClose, live }: PanelProps) {
  const t = usePanelTexts()
  const phone = usePhone()
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)
  const [part, setPart] = useState<keyof typeof parts>('scenario')
  const [draft, setDraft] = useState<FaultChoice | null>(null)
  const steering = useMemo<Steering>(() => {
    const act = async (work: () => Promise<unknown>) => {
      try {
        await work()
        setFailure(null)
      } catch (error) {
        setFailure(error instanceof Error ? error.message : String(error))
      }
      await queryClient.invalidateQueries()
    }
    const editFault = (edited: FaultChoice) => {
      setDraft(edited)
      setPart('answers')
    }
    return { control: createControl({ baseUrl: location.origin }), router, act, draft, editFault }
  }, [router, queryClient, draft])
  const choosePart = (name: string | null) => {
    setDraft(null)
    setPart(name as keyof typeof parts)
  }
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={phone ? '100%' : 480}
      title={t.title}
      withOverlay={phone}
      lockScroll={phone}
      trapFocus={phone}
      closeOnClickOutside={false}
    >
      <SteeringContext value={steering}>
        {live !== null && <LiveNotice live={live} />}
        {failure !== null && (
          <Alert
            key={failure}
            className={styles.alert}
            ref={showAlert}
            color="red"
            role="alert"
            mb="sm"
            withCloseButton
            closeButtonLabel={t.close}
            onClose={() => setFailure(null)}
          >
            <span className={styles.lines}>{fill(t.failed, { reason: failure })}</span>
          </Alert>
        )}
        <Tabs value={part} onChange={choosePart} keepMounted={false}>
          <Tabs.List aria-label={t.title}>
            {names.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {t.parts[name]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {names.map((name) => {
            const Part = parts[name]
            return (
              <Tabs.Panel key={name} value={name} pt="sm">
                <Part />
              </Tabs.Panel>
            )
          })}
        </Tabs>
      </SteeringContext>
    </Drawer>
  )
}

/** The button that was refused may be far below. */
const showAlert = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' })

/** Says which calls a live server answers, if one answers some of them. */
function LiveNotice({ live }: { live: LiveInfo }) {
  const t = usePanelTexts()
  return (
    <Alert color="orange" role="status" mb="sm">
      {fill(t.live.notice, { url: live.url, calls: [...live.nouns, ...live.operations].join(', ') })}
    </Alert>
  )
}
