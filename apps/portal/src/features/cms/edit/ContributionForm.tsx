import { type Schemas, useSaveContribution } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Alert, Button, notify, useUnsavedForm } from '@portal/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { dropDraft, keepDraft } from '../../../shared/form/form-drafts.ts'
import { PageForm } from '../../../shared/form/PageForm.tsx'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { ContributionInput } from './ContributionInput.tsx'
import {
  arranged,
  type ContributionValues,
  contributionErrors,
  contributionValues,
  pathOf,
  toContribution,
} from './contribution-form.ts'
import styles from './edit.module.css'

interface ContributionFormProps {
  given: Schemas['ContributionForm']
  /** Name under which what is typed outlives a session that ends meanwhile. */
  draft: string
  /** What was typed and not sent. */
  kept: ContributionValues | undefined
  onStartOver: () => void
}

/** The inputs that the channel asks for, as the server names them. Nothing typed is lost without a question. */
export default function ContributionForm({ given, draft, kept, onStartOver }: ContributionFormProps) {
  const t = useText('user/cms/editContent')
  const navigate = useNavigate()
  const owner = useSession(({ id }) => id)
  const save = useSaveContribution()
  const unsent = useRef(kept !== undefined)
  useUnsavedForm({ isUnsaved: () => unsent.current, onLeave: () => dropDraft(owner, draft) })
  const { main, aside } = arranged(given.fields)
  const shown = [...main, ...aside]
  const form = useCheckedForm<ContributionValues>({
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
      await navigate({ to: '/user/cms/content' })
    },
  })
  const input = (field: Schemas['ContributionField']) => (
    <ContributionInput key={field.id} field={field} form={form} channel={given.channel.id} />
  )
  return (
    <PageForm className={styles.form} form={form}>
      {kept && (
        <Alert color="blue" role="status">
          <span className={styles.restored}>
            {t('restored')}
            <Button variant="subtle" size="compact-sm" onClick={onStartOver}>
              {t('startOver')}
            </Button>
          </span>
        </Alert>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>{main.map(input)}</div>
        <section className={styles.aside} aria-labelledby="filed-under">
          <h2 id="filed-under" className={styles.heading}>
            {t('about')}
          </h2>
          <p className={styles.channelName}>
            {t('channel', { name: given.channel.name })}{' '}
            {given.info === false && (
              <Link to="/user/cms/editContent/$id" params={{ id: '0' }}>
                {t('otherChannel')}
              </Link>
            )}
          </p>
          {aside.map(input)}
        </section>
      </div>
      <div className={styles.foot}>
        <Button type="submit" loading={form.busy}>
          {t('submit')}
        </Button>
        <p className={styles.note}>{given.info === false ? t('reviewHint') : t('changedHint')}</p>
      </div>
    </PageForm>
  )
}
