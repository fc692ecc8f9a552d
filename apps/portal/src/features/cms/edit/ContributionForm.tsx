import { type Schemas, useSaveContribution } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Alert, Button, Columns, Flex, Group, notify, Panel, Text, Title, useUnsavedForm } from '@portal/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { dropDraft, keepDraft } from '../../../shared/form/form-drafts.ts'
import { PageForm } from '../../../shared/form/PageForm.tsx'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { useLastSearch } from '../../../shared/list/last-search.ts'
import { ContributionInput } from './ContributionInput.tsx'
import {
  arranged,
  type ContributionValues,
  contributionErrors,
  contributionValues,
  pathOf,
  toContribution,
} from './contribution-form.ts'

interface ContributionFormProps {
  given: Schemas['ContributionForm']
  /** Name under which typed text survives an expired session. */
  draft: string
  /** Typed text that was not sent. */
  kept: ContributionValues | undefined
  onStartOver: () => void
}

/** The fields that the channel requires, as the server names them. Leaving with unsaved text asks first. */
export default function ContributionForm({ given, draft, kept, onStartOver }: ContributionFormProps) {
  const t = useText('user/cms/editContent')
  const navigate = useNavigate()
  const owner = useSession(({ id }) => id)
  const save = useSaveContribution()
  const back = useLastSearch('/user/cms/content')
  const unsent = useRef(kept !== undefined)
  useUnsavedForm({ isUnsaved: () => unsent.current, onLeave: () => dropDraft(owner, draft) })
  const { main, aside } = arranged(given.fields)
  const shown = [...main, ...aside]
  const form = useCheckedForm<ContributionValues>({
    keptAs: null,
    initial: kept ?? contributionValues(given),
    check: (values) => contributionErrors(values, shown),
    labels: Object.fromEntries(shown.map((field) => [pathOf(field), field.title])),
    onValuesChange: (values) => {
      unsent.current = true
      keepDraft(owner, draft, values)
    },
    submit: async (values) => {
      await save.mutateAsync({ data: toContribution(values, given) })
      unsent.current = false
      dropDraft(owner, draft)
      notify.success(t('sent'))
      await navigate({ to: '/user/cms/content', search: back ?? {} })
    },
  })
  const input = (field: Schemas['ContributionField']) => (
    <ContributionInput key={field.id} field={field} form={form} channel={given.channel.id} />
  )
  return (
    <PageForm form={form}>
      {kept && (
        <Alert color="blue" role="status">
          <Flex component="span" gap="xs" align="center" wrap="wrap">
            {t('restored')}
            <Button variant="subtle" size="compact-sm" onClick={onStartOver}>
              {t('startOver')}
            </Button>
          </Flex>
        </Alert>
      )}
      <Columns widths="minmax(0, 1fr) 340px" from="lg" gap="md" align="start">
        <Panel gap="md" miw={0} p={{ base: 'sm', sm: 'md' }}>
          {main.map(input)}
        </Panel>
        <Panel
          component="section"
          gap="md"
          miw={0}
          p={{ base: 'sm', sm: 'md' }}
          aria-labelledby="filed-under"
        >
          <Title id="filed-under" order={2} size="h3">
            {t('about')}
          </Title>
          <Text>
            {t('channel', { name: given.channel.name })}{' '}
            {given.info === false && (
              <Link to="/user/cms/editContent/$id" params={{ id: '0' }}>
                {t('otherChannel')}
              </Link>
            )}
          </Text>
          {aside.map(input)}
        </Panel>
      </Columns>
      <Group gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)">
        <Button type="submit" loading={form.busy}>
          {t('submit')}
        </Button>
        <Text size="sm" c="dimmed">
          {given.info === false ? t('reviewHint') : t('changedHint')}
        </Text>
      </Group>
    </PageForm>
  )
}
