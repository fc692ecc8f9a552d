// First: it imports the base styles, which the styles of every component must follow. A plain import, since the formatter sorts exports.
import './theme/UiProvider.tsx'

export { useCombobox } from '@mantine/core'
export { useForm } from '@mantine/form'
export { useDebouncedValue, useHotkeys, useMediaQuery } from '@mantine/hooks'
export { Columns, EffectText, FactList, Panel, SecondLine } from './content/blocks.tsx'
export { RichText } from './content/RichText.tsx'
export { DatePicker } from './dates/DatePicker.ts'
export { ConfirmDialog } from './dialogs/ConfirmDialog.tsx'
export { FormDialog } from './dialogs/FormDialog.tsx'
export { Drawer, Modal } from './dialogs/overlays.tsx'
export { useSubmit } from './dialogs/use-submit.ts'
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx'
export { ErrorState } from './feedback/ErrorState.tsx'
export {
  connectChunkRecovery,
  type LazyPart,
  lazyDialog,
  lazySection,
  reportChunkError,
} from './feedback/lazy.tsx'
export { notify } from './feedback/notify.tsx'
export { overlay } from './feedback/overlay-store.ts'
export { ProgressBar, progress } from './feedback/progress.tsx'
export {
  CardsSkeleton,
  DetailSkeleton,
  FormSkeleton,
  LinesSkeleton,
  SkeletonArea,
} from './feedback/Skeletons.tsx'
export { DateField } from './form/DateField.tsx'
export { DateInput } from './form/DateInput.tsx'
export { FieldPopover } from './form/FieldPopover.tsx'
export { errorsOf, type FieldError, FormErrorSummary, fieldId, focusField } from './form/FormErrorSummary.tsx'
export { followForms, unsavedForms, useUnsavedForm } from './form/unsaved.ts'
export * from './generated/mantine/index.ts'
export * from './icons.ts'
export { type Column, Folded, type Sort } from './list/column.tsx'
export { DataTable } from './list/DataTable.tsx'
export { FilterBar, type FilterChip, FilterChips } from './list/FilterBar.tsx'
export { Pager, type PagerProps } from './list/Pager.tsx'
export { ErrorPage } from './page/ErrorPage.tsx'
export { LiveRegion, PageTitle } from './page/PageTitle.tsx'
export { isDialogOpen, usePageKeys } from './page/page-keys.ts'
export { type ColorScheme, useDarkMode } from './theme/color-scheme.ts'
export { useNow, usePhone } from './theme/environment.ts'
export { UiProvider } from './theme/UiProvider.tsx'
export { BriefDeadline, Deadline } from './values/Deadline.tsx'
export { Money } from './values/Money.tsx'
export { StatusBadge, StatusLabel, statusText } from './values/StatusBadge.tsx'
export { type StatusLook, statusTable } from './values/status-table.ts'
