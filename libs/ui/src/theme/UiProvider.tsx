// Mantine's base comes before its parts, ours after it.
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import './base.css'
import { MantineProvider } from '@mantine/core'
import { language } from '@portal/i18n'
import { setNonce } from 'get-nonce'
import { type ReactNode, useMemo, useState } from 'react'
import { SiteNameContext } from '../page/site-name.ts'
import { type Now, NowContext } from './clock.ts'
import { colorSchemeManager } from './color-scheme.ts'
import { cssVariables } from './css-variables.ts'
import { createUiTheme } from './theme.ts'

export interface UiProviderProps {
  children: ReactNode
  /** The style nonce of this page's content security policy. */
  nonce?: string | undefined
  /** Second part of each document title. */
  siteName?: string | undefined
  /** The clock that deadlines are counted against; the machine's own when left out. */
  now?: Now | undefined
}

/** Theme, colour scheme, style nonce, clock and site name for everything below. Stands once, at the root. */
export function UiProvider({ children, nonce, siteName = '', now = Date.now }: UiProviderProps) {
  // Scroll locking writes its own style element and asks get-nonce, not Mantine. It must know before the first dialog.
  useState(() => nonce && setNonce(nonce))
  const chosen = language()
  const theme = useMemo(() => createUiTheme(chosen), [chosen])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      // The scheme of the device until one is chosen here.
      defaultColorScheme="auto"
      withStaticClasses={false}
      {...(nonce && { getStyleNonce: () => nonce })}
    >
      <NowContext value={now}>
        <SiteNameContext value={siteName}>{children}</SiteNameContext>
      </NowContext>
    </MantineProvider>
  )
}
