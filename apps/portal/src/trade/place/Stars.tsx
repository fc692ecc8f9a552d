import { useText } from '@portal/i18n'
import { Flex, IconStarFilled, Text } from '@portal/ui'

/** One to five stars, or a text without any. */
export function Stars({ star }: { star: number }) {
  const t = useText('hotel')
  if (star === 0)
    return (
      <Text span inherit fz="xs" c="dimmed">
        {t('noStar')}
      </Text>
    )
  return (
    <Flex
      component="span"
      display="inline-flex"
      c="var(--mantine-color-yellow-5)"
      role="img"
      aria-label={t('star', { count: star })}
    >
      {Array.from({ length: star }, (_, place) => (
        <IconStarFilled key={place} size={12} aria-hidden />
      ))}
    </Flex>
  )
}
