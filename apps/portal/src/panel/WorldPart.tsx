import type { Snapshot, WorldInfo } from '@portal/mock-server/control'
import { Box, Button, FileButton, Group, NativeSelect, Switch, TextInput, Title } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { get, update } from 'idb-keyval'
import { useEffect, useState } from 'react'
import { saveFile } from '../shared/save-file.ts'
import { chooseWorld } from './link.ts'
import { OwnData } from './OwnData.tsx'
import styles from './Panel.module.css'
import { fill, usePanelTexts } from './panel-texts.ts'
import { continueAs, useLiveServer, useSeen, useSteering } from './steering.ts'
import { instantText } from './TimePart.tsx'

/** The world of the page: its seed and start, its health, its snapshots and recordings. */
export function WorldPart() {
  const t = usePanelTexts()
  const { router, act } = useSteering()
  const queryClient = useQueryClient()
  const world = useSeen('world', (from) => from.world())
  const worlds = useSeen('worlds', (from) => from.worlds.list())
  const others = worlds?.map(({ id }) => id) ?? []
  const choose = (id: string) =>
    act(async () => {
      chooseWorld(id)
      await continueAs(null, { router, queryClient, path: '/' })
    })
  if (!world) return null
  return (
    <>
      <NativeSelect
        label={t.world.label}
        value={world.id}
        data={others.includes(world.id) ? others : [world.id, ...others]}
        onChange={(event) => void choose(event.currentTarget.value)}
      />
      <p className={styles.quiet}>{fill(t.world.facts, { seed: world.seed, revision: world.revision })}</p>
      <NewWorld key={world.id} world={world} onMade={choose} />
      <OwnData world={world} />
      <Verdict />
      <Snapshots world={world} />
      <Recording world={world} />
    </>
  )
}

/** A new world: its name, seed, start and whether its clock ticks. */
function NewWorld({ world, onMade }: { world: WorldInfo; onMade: (id: string) => Promise<void> }) {
  const t = usePanelTexts()
  const { control, act } = useSteering()
  const [id, setId] = useState(world.id)
  const [seed, setSeed] = useState(world.seed)
  const [start, setStart] = useState(new Date(world.start).toISOString().slice(0, 16))
  const [ticking, setTicking] = useState(world.mode === 'ticking')
  const make = () =>
    act(async () => {
      await control.worlds.make({ id, seed, start: `${start}:00Z`, ticking })
      await onMade(id)
    })
  return (
    <>
      <Group gap="xs" align="flex-end">
        <TextInput
          className={styles.grow}
          label={t.world.id}
          value={id}
          onChange={(event) => setId(event.currentTarget.value)}
        />
        <TextInput
          className={styles.grow}
          label={t.world.seed}
          type="number"
          min={0}
          max={4_294_967_295}
          value={seed}
          onChange={(event) => setSeed(Number(event.currentTarget.value))}
        />
        <TextInput
          className={styles.grow}
          type="datetime-local"
          label={t.world.start}
          value={start}
          onChange={(event) => setStart(event.currentTarget.value)}
        />
      </Group>
      <Switch
        mt="sm"
        label={t.world.ticking}
        checked={ticking}
        onChange={(event) => setTicking(event.currentTarget.checked)}
      />
      <Button mt="sm" variant="default" onClick={() => void make()}>
        {t.world.make}
      </Button>
    </>
  )
}

function Verdict() {
  const t = usePanelTexts()
  const { control, act } = useSteering()
  const verdict = useSeen('verdict', (from) => from.verdict())
  return (
    <>
      <Title order={3} size="h4" mt="md" mb={4}>
        {t.world.verdict}
      </Title>
      {verdict && (
        <p className={verdict.clean ? undefined : styles.bad}>
          {verdict.clean ? t.world.clean : fill(t.world.findings, { count: verdict.findings.length })}
        </p>
      )}
      <Box component="ul">
        {verdict?.findings.map(({ kind, where, sentence }) => (
          <li key={`${kind} ${where} ${sentence}`} className={styles.item}>
            <div className={styles.itemText}>
              {where}
              <div className={styles.quiet}>{sentence}</div>
            </div>
          </li>
        ))}
      </Box>
      {verdict?.clean === false && (
        <Button size="compact-sm" variant="default" onClick={() => void act(() => control.clearVerdict())}>
          {t.world.clear}
        </Button>
      )}
    </>
  )
}

/** Where the browser's database keeps the snapshots over a reload. */
const snapshotsKey = 'snapshots of the mock panel'

function Snapshots({ world }: { world: WorldInfo }) {
  const t = usePanelTexts()
  const { control, act } = useSteering()
  const [snapshots, setSnapshots] = useState<readonly Snapshot[]>([])
  const show = async () => setSnapshots((await get<Snapshot[]>(snapshotsKey)) ?? [])
  useEffect(() => void show(), [])
  const change = async (changed: (kept: readonly Snapshot[]) => Snapshot[]) => {
    await update<Snapshot[]>(snapshotsKey, (kept = []) => changed(kept))
    await show()
  }
  const take = () =>
    act(async () => {
      const taken = await control.snapshot()
      await change((kept) => [...kept, taken])
    })
  const restore = (snapshot: Snapshot) => act(() => control.restore(snapshot, world.id))
  const load = (file: File | null) =>
    file && void act(async () => control.restore(JSON.parse(await file.text()) as Snapshot, world.id))
  const nameOf = ({ settings, now }: Snapshot) => `${settings.id}, ${instantText(now)} UTC`
  return (
    <>
      <Title order={3} size="h4" mt="md" mb={4}>
        {t.world.snapshots}
      </Title>
      {snapshots.length === 0 && <p>{t.world.noSnapshot}</p>}
      <Box component="ol">
        {snapshots.map((snapshot, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two snapshots may be equal, and a row has no state
          <li key={index} className={styles.item}>
            <div className={styles.itemText}>
              {index + 1}. {nameOf(snapshot)}
            </div>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`${t.world.restore}: ${index + 1}`}
              onClick={() => void restore(snapshot)}
            >
              {t.world.restore}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`${t.world.file}: ${index + 1}`}
              onClick={() =>
                saveFile(
                  new File([JSON.stringify(snapshot)], `${nameOf(snapshot)}.json`, {
                    type: 'application/json',
                  }),
                )
              }
            >
              {t.world.file}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`${t.world.forget}: ${index + 1}`}
              onClick={() => void act(() => change((kept) => kept.filter((_, at) => at !== index)))}
            >
              {t.world.forget}
            </Button>
          </li>
        ))}
      </Box>
      <Group gap="xs" align="flex-end">
        <Button size="compact-sm" onClick={() => void take()}>
          {t.world.take}
        </Button>
        <FileButton accept="application/json" onChange={load}>
          {(props) => (
            <Button {...props} size="compact-sm" variant="default">
              {t.world.load}
            </Button>
          )}
        </FileButton>
      </Group>
    </>
  )
}

/** Records every call of this world into a file that `npm run replay` repeats. */
function Recording({ world }: { world: WorldInfo }) {
  const t = usePanelTexts()
  const { control, act } = useSteering()
  const trace = useSeen('trace', (from) => from.trace.read())
  const live = useLiveServer()
  const save = () =>
    act(async () => {
      const text = JSON.stringify(await control.trace.end(), null, 1)
      saveFile(new File([text], `${world.id}.har`, { type: 'application/json' }))
    })
  return (
    <>
      <Title order={3} size="h4" mt="md" mb={4}>
        {t.world.recording}
      </Title>
      <p className={styles.quiet}>
        {live !== null
          ? t.world.recordLive
          : trace?.recording
            ? fill(t.world.recorded, { count: trace.calls })
            : t.world.notRecorded}
      </p>
      {trace?.stopped && <p>{t.world.recordStopped}</p>}
      <Group gap="xs" align="flex-end">
        {live === null && !trace?.recording && (
          <Button size="compact-sm" onClick={() => void act(() => control.trace.begin())}>
            {t.world.record}
          </Button>
        )}
        {trace?.recording && (
          <Button size="compact-sm" onClick={() => void save()}>
            {t.world.stop}
          </Button>
        )}
      </Group>
    </>
  )
}
