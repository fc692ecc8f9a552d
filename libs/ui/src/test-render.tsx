import { type RenderResult, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { UiProvider, type UiProviderProps } from './theme/UiProvider.tsx'

/** Renders inside the provider, as the portal does. */
export const renderUi = (part: ReactElement, props: Omit<UiProviderProps, 'children'> = {}): RenderResult =>
  render(part, { wrapper: ({ children }) => <UiProvider {...props}>{children}</UiProvider> })
