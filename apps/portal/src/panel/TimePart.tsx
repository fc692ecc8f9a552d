import type { Job } from '@portal/mock-server/control'
import { Box, Button, Group, TextInput, Title } from '@portal/ui'
import { useState } from 'react'
import styles from './Panel.module.css'
import { fill, usePanelTexts } from './panel-texts.ts'
import { orderOnPage, useSeen, useSteering } from './steering.ts'

const hour = 3_600_000

/** `2026-11-21 02:00:05`, in UTC like every instant of the mock. */
export const instantText = (instant: number): string =>
  new Date(instant).toISOString().slice(0, 19).replace('T', ' ')

/** The clock of the world and its scheduled jobs. */
export function TimePart() {
  const t = usePanelTexts()
  const { control, router, act } = useSteering()
  const onPage = orderOnPage(router.state.location.pathname)
  const clock = useSeen(`clock ${onPage}`, (from) => from.clock.read(onPage))
  const [to, setTo] = useState('')
  const advance = (ms: number) => act(() => control.clock.advance(ms))
  const advanceTo = (instant: number | string) => act(() => control.clock.advanceTo(instant))
  // Jobs of the order in view come first.
  const jobs = clock?.jobs
  const next = jobs?.reduce((soonest, job) => (job.due < soonest.due ? job : soonest), jobs[0] as Job)
  return (
    <>
      <p>
        {t.time.now}: <strong>{clock ? `${instantText(clock.now)} UTC` : '…'}</strong>{' '}
        <span className={styles.quiet}>{clock && t.time[clock.mode]}</span>
      </p>
      <Group gap="xs" align="flex-end">
        <Button size="compact-sm" variant="default" onClick={() => void advance(hour / 60)}>
          {t.time.minute}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => void advance(hour)}>
          {t.time.hour}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => void advance(24 * hour)}>
          {t.time.day}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          disabled={!next}
          onClick={() => next && void advanceTo(next.due)}
        >
          {t.time.next}
        </Button>
      </Group>
      <Group gap="xs" align="flex-end">
        <TextInput
          className={styles.grow}
          mt="sm"
          type="datetime-local"
          label={t.time.to}
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
        <Button variant="default" disabled={to === ''} onClick={() => void advanceTo(`${to}:00Z`)}>
          {t.time.go}
        </Button>
      </Group>
      <Title order={3} size="h4" mt="md" mb={4}>
        {t.time.jobs}
      </Title>
      {clock?.jobs.length === 0 && <p>{t.time.noJobs}</p>}
      <Box component="ul">
        {jobs?.map((job) => (
          <JobRow key={`${job.kind} ${job.subject}`} job={job} />
        ))}
      </Box>
    </>
  )
}

function JobRow({ job: { kind, subject, due } }: { job: Job }) {
  const t = usePanelTexts()
  const { control, act } = useSteering()
  const job = `${t.jobs[kind]}, ${subject}`
  return (
    <li className={styles.item}>
      <div className={styles.itemText}>
        {t.jobs[kind]} <span className={styles.quiet}>{subject}</span>
        <div className={styles.quiet}>{instantText(due)} UTC</div>
      </div>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={fill(t.time.runOf, { job })}
        onClick={() => void act(() => control.runJob(kind, subject))}
      >
        {t.time.run}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={fill(t.time.waitOf, { job })}
        onClick={() => void act(() => control.clock.advanceTo(due))}
      >
        {t.time.wait}
      </Button>
    </li>
  )
}
