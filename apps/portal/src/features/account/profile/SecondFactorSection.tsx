import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, Group, lazyDialog, Text } from '@portal/ui'
import { useState } from 'react'
import { Section } from '../Section.tsx'

const SecondFactorDialog = lazyDialog(() => import('./SecondFactorDialog.tsx'))

interface SecondFactorSectionProps {
  access: Schemas['AccountAccess']
}

/** Whether signing in asks for a code, and what the member may change about it. */
export function SecondFactorSection({ access: { second_factor, setting } }: SecondFactorSectionProps) {
  const t = useText('second-factor')
  const [change, setChange] = useState<'begin' | 'renew' | 'stop' | null>(null)
  const { active, recovery_codes_left } = second_factor
  const required = setting.second_factor_required
  return (
    <Section title={t('section')} hint={t('sectionHint')}>
      <Text>{active ? t('on', { count: recovery_codes_left }) : t('off')}</Text>
      {required && (
        <Text size="sm" c="dimmed">
          {t(active ? 'required' : 'requiredSetUp')}
        </Text>
      )}
      <Group gap="xs">
        <Button variant="default" size="xs" onClick={() => setChange('begin')}>
          {t(active ? 'move' : 'begin')}
        </Button>
        {active && (
          <Button variant="default" size="xs" onClick={() => setChange('renew')}>
            {t('renew')}
          </Button>
        )}
        {active && !required && (
          <Button variant="default" size="xs" onClick={() => setChange('stop')}>
            {t('stop')}
          </Button>
        )}
      </Group>
      {change && <SecondFactorDialog change={change} active={active} onClose={() => setChange(null)} />}
    </Section>
  )
}
