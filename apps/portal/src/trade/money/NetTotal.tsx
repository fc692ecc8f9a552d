import type { Schemas } from '@portal/api-client'
import { Money, Text } from '@portal/ui'

interface NetTotalProps {
  label: string
  value: Schemas['Money']
}

/** What an offer costs the company, on the same basis as the selling price above it. */
export const NetTotal = ({ label, value }: NetTotalProps) => (
  <Text span inherit fz="sm">
    {label} <Money value={value} strong />
  </Text>
)
