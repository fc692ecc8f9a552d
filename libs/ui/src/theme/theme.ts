import { createTheme, type MantineThemeOverride } from '@mantine/core'
import { formatDate, type Language, textOf } from '@portal/i18n'
import { layers } from './layers.ts'
import { black, palette } from './palette.ts'

/** System fonts only: nothing is fetched, and both scripts sit on one baseline. */
export const fontFamily =
  "system-ui, -apple-system, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif"

// What floats stands in the page right after what opened it: inside its landmark and its row, and in reading order.
const floating = {
  defaultProps: { zIndex: layers.popover, withinPortal: false, floatingStrategy: 'fixed' },
}

const dialog = (close: string) => ({
  defaultProps: {
    zIndex: layers.base,
    closeButtonProps: { 'aria-label': close },
    overlayProps: { backgroundOpacity: 0.5 },
    // A fade alone: a transform would make the dialog clip what floats inside it.
    transitionProps: { duration: 120, transition: 'fade' },
    // Its head stands outside the page's landmarks and must not count as the page's banner.
    attributes: { header: { role: 'presentation' } },
  },
  styles: {
    title: { fontSize: 'var(--mantine-font-size-lg)', fontWeight: 600 },
  },
})

/** Closed at its left: at its right, in the window's corner, stand the notices. */
const drawer = (close: string) => {
  const common = dialog(close)
  const header = { flexDirection: 'row-reverse', justifyContent: 'flex-end', gap: 8 } as const
  return { ...common, styles: { ...common.styles, header, close: { margin: 0 } } }
}

/** Is left out on paper. */
const screenOnly = { defaultProps: { attributes: { root: { 'data-screen': true } } } }

/** None is written larger than the usual one, however low it is. */
const button = {
  ...screenOnly,
  vars: (_theme: unknown, { size }: { size?: string }) => ({
    root: size === 'compact-md' ? { '--button-fz': 'var(--mantine-font-size-sm)' } : {},
  }),
}

/** Weeks begin on Monday, weekends are not red (red is an error here), days are read with weekday and year. */
const calendar = (chosen: Language) => {
  const t = textOf('common')
  return {
    defaultProps: {
      locale: chosen,
      firstDayOfWeek: 1,
      weekendDays: [],
      hideOutsideDates: true,
      monthLabelFormat: chosen === 'en' ? 'MMMM YYYY' : 'YYYY年M月',
      getDayAriaLabel: (date: string) => formatDate(date),
      ariaLabels: {
        previousMonth: t('calendar.previousMonth'),
        nextMonth: t('calendar.nextMonth'),
        previousYear: t('calendar.previousYear'),
        nextYear: t('calendar.nextYear'),
        previousDecade: t('calendar.previousDecade'),
        nextDecade: t('calendar.nextDecade'),
      },
    },
  }
}

/** Calm and dense: 4 px grid, 13 to 14 px text, one teal accent. Names of icon buttons are in `chosen`, the language in force. */
export function createUiTheme(chosen: Language): MantineThemeOverride {
  const close = textOf('common')('close')
  return createTheme({
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
    lineHeights: { xs: '1.5', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.5' },
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
      Button: button,
      ActionIcon: screenOnly,
      Modal: dialog(close),
      Drawer: drawer(close),
      Popover: floating,
      Menu: { defaultProps: { ...floating.defaultProps, withInitialFocusPlaceholder: false } },
      HoverCard: floating,
      Tooltip: floating,
      Combobox: floating,
      DatePicker: calendar(chosen),
      DatePickerInput: calendar(chosen),
      LoadingOverlay: { defaultProps: { zIndex: layers.overlay } },
      Notifications: { defaultProps: { zIndex: layers.notice } },
      // Fields beside each other stand on one line, whichever of them has a hint.
      InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
      Notification: { defaultProps: { closeButtonProps: { 'aria-label': close } } },
      Table: { defaultProps: { verticalSpacing: 8, horizontalSpacing: 12 } },
    },
  })
}
