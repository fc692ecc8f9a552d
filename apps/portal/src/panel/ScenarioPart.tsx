import { findRows, spelling } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { language } from '@portal/i18n'
import type { LiveInfo, ScenarioInfo } from '@portal/mock-server/control'
import { personas } from '@portal/mock-server/personas'
import { Box, Button, NativeSelect, TextInput, Title } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import styles from './Panel.module.css'
import { fill, usePanelTexts } from './panel-texts.ts'
import { continueAs, useLiveServer, useSeen, useSteering } from './steering.ts'

/** The signed-in member and the scenarios of the mock. Neither can change if a live server holds the members. */
export function ScenarioPart() {
  const live = useLiveServer()
  return live !== null && signsIn(live) ? <LiveMember /> : <Scenarios />
}

const signsIn = ({ nouns, operations }: LiveInfo) =>
  nouns.includes('session') || operations.includes('signIn')

function LiveMember() {
  const t = usePanelTexts()
  const name = useSession(({ username, token }) => (token === '' ? '' : username))
  return <p>{name === '' ? t.live.nobody : fill(t.live.member, { name })}</p>
}

function Scenarios() {
  const t = usePanelTexts()
  const { control, router, act } = useSteering()
  const queryClient = useQueryClient()
  const world = useSeen('world', (from) => from.world())
  const data = useSeen('data', (from) => from.data.read())
  const scenarios = useSeen('scenarios', (from) => from.scenarios())
  const member = useSession(({ username, token }) => (token === '' ? '' : username))
  const [wanted, setWanted] = useState('')
  const chosen = language()
  const signIn = (username: string) =>
    act(async () => {
      const user = username === '' ? null : await control.session(username)
      await continueAs(user, { router, queryClient })
    })
  const begin = (name: ScenarioInfo['name']) =>
    act(async () => {
      const { user, path } = await control.scenario(name)
      await continueAs(user, { router, queryClient, path })
    })
  const found = findRows(scenarios ?? [], wanted, ({ name, title, text, group_title }) => ({
    names: [name, title[chosen], text[chosen], group_title[chosen]].map(spelling),
  }))
  const groups = [...new Set(found.map(({ group }) => group))]
  return (
    <>
      <NativeSelect
        label={t.persona.label}
        value={member}
        onChange={(event) => void signIn(event.currentTarget.value)}
        data={[
          { value: '', label: t.persona.visitor },
          ...personas.map(({ username, nickname }) => ({
            value: username,
            label: `${username} · ${nickname[chosen]}`,
          })),
          ...(data?.companies ?? []).map(({ username, name_en, name_zh }) => ({
            value: username,
            label: `${username} · ${chosen === 'en' ? name_en : (name_zh ?? name_en)}`,
          })),
        ]}
      />
      <TextInput
        mt="sm"
        label={t.scenario.search}
        description={t.scenario.restarts}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      {world?.begun && <p className={styles.quiet}>{fill(t.scenario.begun, { name: world.begun })}</p>}
      {scenarios && found.length === 0 && <p>{t.scenario.none}</p>}
      {groups.map((group) => (
        <section key={group} aria-label={found.find((one) => one.group === group)?.group_title[chosen]}>
          <Title order={3} size="h4" mt="md" mb={4}>
            {found.find((one) => one.group === group)?.group_title[chosen]}
          </Title>
          <Box component="ul">
            {found
              .filter((one) => one.group === group)
              .map(({ name, title, text, persona }) => (
                <li key={name} className={styles.item}>
                  <div className={styles.itemText}>
                    <strong>{title[chosen]}</strong>
                    <div className={styles.quiet}>{text[chosen]}</div>
                    <div className={styles.quiet}>
                      {name} · {persona ?? t.scenario.visitor}
                    </div>
                  </div>
                  <Button
                    size="compact-sm"
                    variant={world?.begun === name ? 'filled' : 'default'}
                    aria-label={fill(t.scenario.beginOf, { title: title[chosen] })}
                    onClick={() => void begin(name)}
                  >
                    {t.scenario.begin}
                  </Button>
                </li>
              ))}
          </Box>
        </section>
      ))}
    </>
  )
}
