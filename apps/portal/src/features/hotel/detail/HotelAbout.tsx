import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, Box, Columns, Flex, IconInfoCircle, Panel, SimpleGrid, Text, Title } from '@portal/ui'

type Hotel = Schemas['HotelInfo']

/** Facts for guests and drivers: contact, facilities, landmarks, house rules. */
export function HotelAbout({ hotel }: { hotel: Hotel }) {
  const t = useText('hotel/detail')
  return (
    <Panel component="section" gap="sm" p="md" aria-labelledby="about-hotel">
      <Title id="about-hotel" order={2}>
        {t('about')}
      </Title>
      {hotel.nationality_notice && (
        <Alert
          role="note"
          icon={<IconInfoCircle size={18} aria-hidden />}
          title={t('nationality')}
          color="orange"
        >
          {hotel.nationality_notice}
        </Alert>
      )}
      <Text>{hotel.description}</Text>
      <SimpleGrid minColWidth="min(100%, 20rem)" autoFlow="auto-fit" spacing="xl" verticalSpacing={20}>
        <Facts hotel={hotel} />
        <section>
          <Title order={3} size="h4" mb={6}>
            {t('facilities')}
          </Title>
          <Flex component="ul" gap={6} wrap="wrap" fz="sm">
            {hotel.facilities.map(({ code, name }) => (
              <Box key={code} component="li" p="2px var(--mantine-spacing-xs)" bg="var(--ui-sunken)" bdrs={4}>
                {name}
              </Box>
            ))}
          </Flex>
        </section>
        <section>
          <Title order={3} size="h4" mb={6}>
            {t('landmarks')}
          </Title>
          <Flex component="ul" direction="column" gap={4} fz="sm">
            {hotel.landmarks.map(({ id, name, name_local, distance_km }) => (
              <Flex key={id} component="li" gap="sm" justify="space-between">
                <span>
                  {name}{' '}
                  {name_local !== name && (
                    <Text span inherit c="dimmed">
                      {name_local}
                    </Text>
                  )}
                </span>
                <Text span inherit c="dimmed" flex="none">
                  {t('km', { km: distance_km })}
                </Text>
              </Flex>
            ))}
          </Flex>
        </section>
        <section>
          <Title order={3} size="h4" mb={6}>
            {t('policies')}
          </Title>
          <Flex component="ul" direction="column" gap={4} fz="sm">
            <li>{t('checkInFrom', { time: hotel.check_in_from })}</li>
            <li>{t('checkOutUntil', { time: hotel.check_out_until })}</li>
            {hotel.policies.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </Flex>
        </section>
      </SimpleGrid>
    </Panel>
  )
}

function Facts({ hotel }: { hotel: Hotel }) {
  const t = useText('hotel/detail')
  const facts = [
    [t('type'), hotel.type_text],
    [t('city'), hotel.city_name],
    [t('address'), hotel.address],
    [t('addressLocal'), hotel.address_local],
    [t('phone'), hotel.phone],
    [t('email'), hotel.email],
    [t('zip'), hotel.zip],
  ] as const
  return (
    <section>
      <Title order={3} size="h4" mb={6}>
        {t('facts')}
      </Title>
      <Box component="dl" fz="sm">
        {facts.map(([label, value]) => (
          <Columns key={label} widths="7.25rem minmax(0, 1fr)" gap="xs" py={3}>
            <dt>{label}</dt>
            <dd>{value || t('unknown')}</dd>
          </Columns>
        ))}
      </Box>
    </section>
  )
}
