import type { Schemas } from '@portal/api-client'
import { Group, Text } from '@portal/ui'
import { imageAddress } from '../../shared/address/asset-address.ts'
import { safeUrl } from '../../shared/address/safe-url.ts'

/** The offering company: logo, name and contacts. */
export function QuoteCompany({ company }: { company: Schemas['QuoteCompany'] }) {
  const { name, phone, email, address, website } = company
  const logo = imageAddress(company.logo ?? '')
  const links = [
    { text: phone, href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` },
    { text: email, href: `mailto:${email}` },
    { text: website, href: /^https?:/.test(website) ? website : `https://${website}` },
  ].filter(({ text }) => text !== '')
  return (
    <Group
      component="section"
      gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)"
      align="center"
      aria-label={name}
    >
      {logo && <img src={logo} alt="" height={56} style={{ maxWidth: 180, objectFit: 'contain' }} />}
      <div>
        <Text fw={600} size="lg">
          {name}
        </Text>
        <Group gap="0 var(--mantine-spacing-md)" fz="sm" lh="24px">
          {links.map(({ text, href }) => {
            const target = safeUrl(href, 'content-link')
            return target ? (
              <a key={href} href={target}>
                {text}
              </a>
            ) : (
              <span key={href}>{text}</span>
            )
          })}
        </Group>
        {address !== '' && (
          <Text size="sm" c="dimmed">
            {address}
          </Text>
        )}
      </div>
    </Group>
  )
}
