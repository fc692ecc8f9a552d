// First: it imports the base styles, which the styles of every component must follow. A plain import, since the formatter sorts exports.
import './theme/UiProvider.tsx'

export { useCombobox } from '@mantine/core'
export { useForm } from '@mantine/form'
export { useDebouncedValue, useHotkeys, useMediaQuery } from '@mantine/hooks'
export { Columns, EffectText, FactList, Panel, SecondLine } from './content/blocks.tsx'
export type { AddressRules } from './content/clean-html.ts'
export { RichText, type RichTextProps } from './content/RichText.tsx'
export { DatePicker } from './dates/DatePicker.ts'
export { ConfirmDialog, type ConfirmDialogProps } from './dialogs/ConfirmDialog.tsx'
export { FormDialog, type FormDialogProps } from './dialogs/FormDialog.tsx'
export { Drawer, Modal } from './dialogs/overlays.tsx'
export { useSubmit } from './dialogs/use-submit.ts'
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './feedback/ErrorState.tsx'
export { LoadingOverlay } from './feedback/LoadingOverlay.tsx'
export {
  connectChunkRecovery,
  type LazyPart,
  lazyDialog,
  lazySection,
  reportChunkError,
} from './feedback/lazy.tsx'
export { Notices } from './feedback/Notices.tsx'
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
export { DateField, type DateFieldProps } from './form/DateField.tsx'
export { FieldPopover } from './form/FieldPopover.tsx'
export {
  errorsOf,
  type FieldError,
  FormErrorSummary,
  type FormErrorSummaryProps,
  fieldId,
  focusField,
} from './form/FormErrorSummary.tsx'
export { followForms, type UnsavedForm, unsavedForms, useUnsavedForm } from './form/unsaved.ts'
export * from './generated/mantine/index.ts'
export * from './icons.ts'
export { type Column, Folded, nextSort, type Sort } from './list/column.tsx'
export { DataTable, type DataTableProps } from './list/DataTable.tsx'
export {
  FilterBar,
  type FilterBarProps,
  type FilterChip,
  FilterChips,
  type FilterChipsProps,
} from './list/FilterBar.tsx'
export { Pager, type PagerProps, type PageTurn } from './list/Pager.tsx'
export { ErrorPage, type ErrorPageProps } from './page/ErrorPage.tsx'
export { LiveRegion, PageTitle, type PageTitleProps } from './page/PageTitle.tsx'
export { isDialogOpen, usePageKeys } from './page/page-keys.ts'
export { type ColorScheme, useDarkMode } from './theme/color-scheme.ts'
export { type Now, NowContext, useNow, usePhone } from './theme/environment.ts'
export { layers } from './theme/theme.ts'
export { UiProvider, type UiProviderProps } from './theme/UiProvider.tsx'
export { BriefDeadline, Deadline, type DeadlineProps } from './values/Deadline.tsx'
export { Money, type MoneyProps } from './values/Money.tsx'
export {
  StatusBadge,
  type StatusBadgeProps,
  StatusLabel,
  type StatusLabelProps,
  statusText,
} from './values/StatusBadge.tsx'
export { type StatusKind, type StatusLook, type StatusOf, statusTable } from './values/status-table.ts'
