import { Button } from '@portal/ui'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type AnchorButtonProps = Omit<ComponentProps<typeof Button<'a'>>, 'component'>

/** A link of the portal that looks like a button: `to`, `params` and `search` of a `Link`, the rest of a `Button`. */
export const ButtonLink = createLink((props: AnchorButtonProps) => <Button component="a" {...props} />)
