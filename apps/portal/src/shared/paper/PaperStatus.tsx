import { Badge, type IconBan } from '@portal/ui'

/** How a status looks: its colour and its icon. */
export type PaperLook = readonly [color: string, icon: typeof IconBan]

/** The status of a bill or an application: by words, colour and icon. */
export function PaperStatus({ look: [color, Icon], text }: { look: PaperLook; text: string }) {
  return (
    <Badge variant="light" color={color} leftSection={<Icon size={14} aria-hidden />} tt="none">
      {text}
    </Badge>
  )
}
