import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, Checkbox, Fieldset, fieldId, Group, Input, Radio, Switch, Text } from '@portal/ui'
import { useState } from 'react'
import type { AccountValues } from './account-form.ts'
import { type Grants, isTemplate, type Settled, settleGrants, shortReach } from './grants.ts'
import styles from './sub-account.module.css'

type Group = Schemas['PermissionGroup']

interface PermissionFieldsProps {
  values: AccountValues
  error: string | undefined
  groups: readonly Group[]
  templates: readonly Schemas['PermissionTemplate'][]
  onChange: (part: Partial<AccountValues>) => void
}

/** Permissions by page, visible orders, and whether net prices are shown. */
export function PermissionFields({ values, error, groups, templates, onChange }: PermissionFieldsProps) {
  const t = useText('user/manage/subAccount')
  /** Side effects of the last change. */
  const [settled, setSettled] = useState<Settled | null>(null)
  const known = groups.flatMap(({ nodes }) => nodes)
  const change = (part: Partial<Grants>) => {
    const next = settleGrants(values, part, known)
    setSettled(next)
    onChange(next.grants)
  }
  return (
    <Fieldset legend={t('may')}>
      {templates.length > 0 && (
        <Group gap="xs" mb="sm" role="group" aria-label={t('templates')}>
          <Text span size="sm" fw={500}>
            {t('templates')}
          </Text>
          {templates.map((template) => (
            <Button
              key={template.title}
              size="compact-sm"
              variant={isTemplate(values, template) ? 'filled' : 'default'}
              aria-pressed={isTemplate(values, template)}
              onClick={() => {
                setSettled(null)
                onChange({
                  nodes: [...template.nodes],
                  data_scope: template.data_scope,
                  hide_net_price: false,
                })
              }}
            >
              {template.title}
            </Button>
          ))}
        </Group>
      )}
      <Input.Error>{error}</Input.Error>
      <div id={fieldId('nodes')} className={styles.groups}>
        {groups.map((group) => (
          <PermissionGroup
            key={group.name}
            group={group}
            held={values.nodes}
            scope={values.data_scope}
            onChange={(nodes) => change({ nodes })}
          />
        ))}
      </div>
      <Along settled={settled} empty={values.nodes.length === 0} />
      {groups.some(({ nodes }) => nodes.some(({ grantable }) => !grantable)) && (
        <Text size="xs" mb="sm" c="dimmed">
          {t('notHeld')}
        </Text>
      )}
      <Radio.Group
        className={styles.scope}
        label={t('fields.data_scope')}
        value={values.data_scope}
        onChange={(scope) => change({ data_scope: scope })}
      >
        <Group gap="var(--mantine-spacing-xs) 20px" align="stretch" mt="xs">
          {(['own', 'all'] as const).map((scope) => (
            <Radio key={scope} value={scope} label={t(`scopes.${scope}`)} />
          ))}
        </Group>
      </Radio.Group>
      <Switch
        label={t('fields.hide_net_price')}
        checked={values.hide_net_price}
        onChange={(event) => change({ hide_net_price: event.currentTarget.checked })}
      />
    </Fieldset>
  )
}

/** Permissions that the last tick granted or removed in addition, and what an account without any can do. */
function Along({ settled, empty }: { settled: Settled | null; empty: boolean }) {
  const t = useText('user/manage/subAccount')
  const list = (titles: readonly string[]) => titles.reduce((one, other) => t('andTitle', { one, other }))
  return (
    <Text size="xs" mb="sm" role="status">
      {settled && settled.granted.length > 0 && `${t('granted', { titles: list(settled.granted) })} `}
      {settled && settled.removed.length > 0 && `${t('removed', { titles: list(settled.removed) })} `}
      {settled?.seesMore && `${t('seesMore')} `}
      {empty && t('noPermission')}
    </Text>
  )
}

interface PermissionGroupProps {
  group: Group
  held: readonly string[]
  scope: Schemas['DataScope']
  onChange: (nodes: string[]) => void
}

/** The permissions of one page; the box at the top toggles all that may be granted. */
function PermissionGroup({ group: { title, nodes }, held, scope, onChange }: PermissionGroupProps) {
  const t = useText('user/manage/subAccount')
  const own = nodes.filter(({ grantable }) => grantable).map(({ node }) => node)
  const ticked = nodes.filter(({ node }) => held.includes(node)).length
  const every = ticked === nodes.length
  const without = (list: readonly string[]) => held.filter((node) => !list.includes(node))
  return (
    <div role="group" aria-label={title} className={styles.group}>
      <Checkbox
        fw={600}
        label={title}
        checked={every}
        indeterminate={ticked > 0 && !every}
        disabled={own.length === 0}
        onChange={() => onChange(every ? without(own) : [...without(own), ...own])}
      />
      {nodes.map((permission) => {
        const { node, title: name, grantable } = permission
        const short = held.includes(node) ? shortReach(permission, scope) : null
        return (
          <Checkbox
            key={node}
            ps={28}
            label={name}
            description={short && t(`reach.${short}`)}
            checked={held.includes(node)}
            disabled={!grantable}
            onChange={(event) => onChange(event.currentTarget.checked ? [...held, node] : without([node]))}
          />
        )
      })}
    </div>
  )
}
