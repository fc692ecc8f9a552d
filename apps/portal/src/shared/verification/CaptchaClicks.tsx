import { useText } from '@portal/i18n'
import { Button, Group, IconRefresh, Text } from '@portal/ui'
import { useEffect, useRef } from 'react'
import styles from './Captcha.module.css'
import { CaptchaPicture } from './CaptchaPicture.tsx'
import { type CaptchaPhase, type SolvedCaptcha, useCaptcha } from './use-captcha.ts'

interface CaptchaClicksProps {
  id: string
  onSolved: (captcha: SolvedCaptcha) => void
  /** Switches to the code; absent if the server has none. */
  onInstead?: () => void
  /** The user has come back from there. */
  returned: boolean
}

/** The user clicks the targets in order. The last click checks them; a failure loads a new picture. */
export function CaptchaClicks({ id, onSolved, onInstead, returned }: CaptchaClicksProps) {
  const t = useText('verification')
  const captcha = useCaptcha(id, onSolved)
  const instead = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (returned) instead.current?.focus()
  }, [returned])
  const isOver = captcha.phase === 'checking' || captcha.phase === 'passed'
  return (
    <>
      <Text mb="xs">
        {t('captcha.prompt')}{' '}
        {captcha.targets.map((target, place) => (
          <strong
            // oxlint-disable-next-line react/no-array-index-key -- a target is known by its place in the order
            key={place}
            className={styles.target}
            data-clicked={place < captcha.points.length}
          >
            {nameOf(target)}
          </strong>
        ))}
      </Text>
      <CaptchaPicture captcha={captcha} />
      <Group gap="sm" wrap="nowrap" justify="space-between" mih={44} mt="xs">
        <CaptchaMessage phase={captcha.phase} remaining={captcha.targets.length - captcha.points.length} />
        <Button
          variant="default"
          size="xs"
          leftSection={<IconRefresh size={16} aria-hidden />}
          disabled={isOver}
          onClick={captcha.reload}
        >
          {t('captcha.refresh')}
        </Button>
      </Group>
      <Text size="xs" mt="xs" c="dimmed">
        {t('captcha.keyboard')}
      </Text>
      {onInstead && (
        <Button
          ref={instead}
          variant="subtle"
          size="sm"
          mt="xs"
          fullWidth
          disabled={isOver}
          onClick={onInstead}
        >
          {t('instead.open')}
        </Button>
      )}
    </>
  )
}

/** A picture is `<name>`, a character is itself. */
const nameOf = (target: string) => target.replace(/^<(.+)>$/, '$1')

const colours: Partial<Record<CaptchaPhase, string>> = {
  passed: 'var(--mantine-color-success)',
  wrong: 'var(--mantine-color-error)',
  failed: 'var(--mantine-color-error)',
}

function CaptchaMessage({ phase, remaining }: { phase: CaptchaPhase; remaining: number }) {
  const t = useText('verification')
  const rules = useText('validation')
  const message: Record<CaptchaPhase, string> = {
    loading: t('captcha.loading'),
    failed: rules('captchaLoadFailed'),
    clicking: t('captcha.remaining', { count: remaining }),
    checking: t('captcha.checking'),
    passed: rules('captchaPassed'),
    wrong: rules('captchaWrong'),
  }
  return (
    <Text c={colours[phase] ?? 'inherit'} role="status">
      {message[phase]}
    </Text>
  )
}
