import type { Schemas } from '@portal/api-client'
import { Badge, Group } from '@portal/ui'

/** The company's own labels of an order. */
export function OrderTags({ tags }: Pick<Schemas['OrderSummary'], 'tags'>) {
  if (tags.length === 0) return null
  return (
    <Group component="ul" gap={4} m={0} p={0} display="inline-flex">
      {tags.map((tag) => (
        <Badge key={tag} component="li" variant="light" size="sm" tt="none">
          {tag}
        </Badge>
      ))}
    </Group>
  )
}
