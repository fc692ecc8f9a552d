import { useSession } from '@portal/auth'
import type { WorldInfo } from '@portal/mock-server/control'
import { Button, FileButton, Group, Title } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { saveFile } from '../shared/save-file.ts'
import styles from './Panel.module.css'
import { fill, usePanelTexts } from './panel-texts.ts'
import { continueAs, useSteering } from './steering.ts'

/** Own hotels, guests and companies of the world, from a JSON or CSV file. */
export function OwnData({ world }: { world: WorldInfo }) {
  const t = usePanelTexts()
  const { control, router, act } = useSteering()
  const queryClient = useQueryClient()
  const member = useSession(({ username, token }) => (token === '' ? '' : username))
  // The world starts over, so its sessions are gone; the owner of a removed company is a visitor afterwards.
  const startOver = (load: () => Promise<unknown>) =>
    act(async () => {
      await load()
      const user = member === '' ? null : await control.session(member).catch(() => null)
      await continueAs(user, { router, queryClient, path: '/' })
    })
  const save = () =>
    act(async () => {
      const text = JSON.stringify(await control.data.read(), null, 2)
      saveFile(new File([text], `${world.id}-data.json`, { type: 'application/json' }))
    })
  return (
    <>
      <Title order={3} size="h4" mt="md" mb={4}>
        {t.data.title}
      </Title>
      <p>{world.data ? fill(t.data.counts, world.data) : t.data.none}</p>
      <p className={styles.quiet}>{t.data.hint}</p>
      <Group gap="xs" align="flex-end">
        <FileButton
          accept=".json,.csv,application/json,text/csv"
          onChange={(file) => file && void startOver(async () => control.data.loadFile(await file.text()))}
        >
          {(props) => (
            <Button {...props} size="compact-sm" variant={world.data ? 'default' : 'filled'}>
              {t.data.load}
            </Button>
          )}
        </FileButton>
        {world.data && (
          <>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t.data.saveOf}
              onClick={() => void save()}
            >
              {t.data.save}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t.data.removeOf}
              onClick={() => void startOver(() => control.data.load(null))}
            >
              {t.data.remove}
            </Button>
          </>
        )}
      </Group>
    </>
  )
}
