// Mantine's base styles must precede its components', and ours must follow.
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
import { colorSchemeManager } from './color-scheme.ts'
import { cssVariables } from './css-variables.ts'
import { type Now, NowContext, SiteNameContext } from './environment.ts'
import { createUiTheme } from './theme.ts'

export interface UiProviderProps {
  children: ReactNode
  /** The style nonce of the content security policy. */
  nonce?: string | undefined
  /** The second part of every document title. */
  siteName?: string | undefined
  /** The clock for deadlines; by default that of the device. */
  now?: Now | undefined
}

/** Provides theme, colour scheme, style nonce, clock and site name. Mounted once, at the root. */
export function UiProvider({ children, nonce, siteName = '', now = Date.now }: UiProviderProps) {
  // The scroll lock of dialogs adds a style element with the nonce of get-nonce, not of Mantine. Set before the first dialog.
  useState(() => nonce && setNonce(nonce))
  const chosen = language()
  // A new theme object renders every Mantine component again.
  const theme = useMemo(() => createUiTheme(chosen), [chosen])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      // The scheme of the device, unless the user chooses one.
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
