import { createTheme, type MantineThemeOverride } from '@mantine/core'
import { layers } from './layers.ts'
import { black, palette } from './palette.ts'

/** System fonts only: nothing is fetched, and both scripts sit on one baseline. */
export const fontFamily =
  "system-ui, -apple-system, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif"

/** Names that assistive technology reads on parts whose only content is an icon. */
export interface ThemeLabels {
  close: string
}

const floating = { defaultProps: { zIndex: layers.popover } }
const dialog = (labels: ThemeLabels) => ({
  defaultProps: {
    zIndex: layers.base,
    closeButtonProps: { 'aria-label': labels.close },
    overlayProps: { backgroundOpacity: 0.5 },
    transitionProps: { duration: 120 },
  },
})

/** Calm and dense: 4 px grid, 13 to 14 px text, one teal accent. */
export const createUiTheme = (labels: ThemeLabels): MantineThemeOverride =>
  createTheme({
    colors: palette,
    black,
    primaryColor: 'teal',
    primaryShade: { light: 7, dark: 6 },
    autoContrast: true,
    respectReducedMotion: true,
    cursorType: 'pointer',
    fontFamily,
    fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
    fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
    lineHeights: { xs: '1.35', sm: '1.4', md: '1.5', lg: '1.5', xl: '1.5' },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    radius: { xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '12px' },
    defaultRadius: 'sm',
    headings: {
      fontFamily,
      fontWeight: '600',
      sizes: {
        h1: { fontSize: '1.375rem', lineHeight: '1.35' },
        h2: { fontSize: '1.125rem', lineHeight: '1.4' },
        h3: { fontSize: '1rem', lineHeight: '1.45' },
        h4: { fontSize: '0.875rem', lineHeight: '1.5' },
      },
    },
    components: {
      Modal: dialog(labels),
      Drawer: dialog(labels),
      Popover: floating,
      Menu: floating,
      HoverCard: floating,
      Tooltip: floating,
      Combobox: floating,
      LoadingOverlay: { defaultProps: { zIndex: layers.overlay } },
      Notifications: { defaultProps: { zIndex: layers.notice } },
      Notification: { defaultProps: { closeButtonProps: { 'aria-label': labels.close } } },
      Table: { defaultProps: { verticalSpacing: 8, horizontalSpacing: 12 } },
    },
  })
