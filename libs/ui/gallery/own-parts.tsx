import { type ReactNode, useState } from 'react'
import { RichTextEditor } from '../src/editor.ts'
import {
  BriefDeadline,
  Button,
  CardsSkeleton,
  Columns,
  ConfirmDialog,
  DataTable,
  DateField,
  DatePicker,
  Deadline,
  DetailSkeleton,
  EffectText,
  EmptyState,
  ErrorPage,
  ErrorState,
  FactList,
  FieldPopover,
  FilterBar,
  FilterChips,
  Folded,
  FormDialog,
  FormErrorSummary,
  FormSkeleton,
  IconClock,
  LinesSkeleton,
  Money,
  notify,
  overlay,
  Pager,
  PageTitle,
  Panel,
  progress,
  RichText,
  SecondLine,
  SkeletonArea,
  StatusBadge,
  StatusLabel,
  TextInput,
} from '../src/index.ts'
import type { OwnPart, Samples } from './sample.tsx'
import { columns, editorLabels, orders, text } from './sample.tsx'

const total = { amount: '1600.00', currency: 'CNY' }
const chips = [{ key: 'star', label: text('5 stars', '五星'), onRemove: () => {} }]
const paging = { page: 2, limit: 20, total: 145, onPage: () => {} }
const anyAddress = (address: string) => address

/** A button, and what it opens. */
export function Opens({ children }: { children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {text('Open', '打开')}
      </Button>
      {open && children(() => setOpen(false))}
    </>
  )
}

/** Each part of the kit in its states. */
export const ownParts: Samples<OwnPart> = {
  CardsSkeleton: () => <CardsSkeleton cards={1} />,
  Columns: () => (
    <Columns widths="minmax(0, 1fr) 8rem" from="sm" gap="md">
      <Panel p="sm">minmax(0, 1fr)</Panel>
      <Panel p="sm">8rem</Panel>
    </Columns>
  ),
  ConfirmDialog: () => (
    <Opens>
      {(close) => (
        <ConfirmDialog
          opened
          onClose={close}
          title={text('Cancel booking', '取消订单')}
          confirmLabel={text('Cancel the booking', '确认取消')}
          onConfirm={() => {}}
          tick="I understand that this cannot be undone."
          danger
        >
          {text('This cannot be undone.', '此操作无法撤销。')}
        </ConfirmDialog>
      )}
    </Opens>
  ),
  DataTable: () => (
    <>
      <DataTable
        label="1"
        columns={columns()}
        rows={orders(2)}
        rowKey={({ id }) => id}
        page={paging}
        refreshing
      />
      <DataTable label="2" columns={columns()} rows={[]} rowKey={({ id }) => id} empty={{ title: '—' }} />
    </>
  ),
  DateField: () => (
    <>
      <DateField label={text('Check-in', '入住')} value="2026-12-08" onChange={() => {}} clearable />
      <DateField label={text('Check-in', '入住')} value={null} onChange={() => {}} error="!" />
    </>
  ),
  DatePicker: () => <DatePicker type="range" defaultValue={['2026-12-08', '2026-12-10']} />,
  BriefDeadline: () => (
    <BriefDeadline name={text('Pay before', '支付截止')} at="2026-12-06T15:30:00Z" tz="Asia/Shanghai" />
  ),
  Deadline: () => (
    <>
      <Deadline
        at="2026-12-08T11:30:00Z"
        tz="Asia/Yangon"
        then={text('Then a night is charged', '此后收取一晚')}
      />
      <Deadline at="2026-12-06T15:30:00Z" tz="Asia/Yangon" compact />
      <Deadline at="2026-12-05T11:30:00Z" tz="Asia/Shanghai" still />
    </>
  ),
  DetailSkeleton: () => <DetailSkeleton />,
  EffectText: () => <EffectText>{text('The balance is charged at once.', '将立即从余额扣款。')}</EffectText>,
  EmptyState: () => (
    <EmptyState
      icon={IconClock}
      title={text('No hotel matches', '没有符合条件的酒店')}
      hint={text('Remove a filter.', '请减少筛选条件。')}
      action={<Button variant="default">{text('Clear all', '清除全部')}</Button>}
    />
  ),
  ErrorPage: () => (
    <ErrorPage status={404} message="/nowhere" actions={<Button>{text('Home', '首页')}</Button>} />
  ),
  ErrorState: () => <ErrorState message={text('Gateway error', '网关错误')} onRetry={() => {}} />,
  FactList: () => (
    <>
      <FactList figures>
        <dt>{text('Total', '总价')}</dt>
        <dd>
          <Money value={total} strong />
        </dd>
      </FactList>
      <FactList widths="repeat(auto-fill, minmax(132px, 1fr))" gap="sm">
        <div>
          <dt>{text('Guest', '入住人')}</dt>
          <dd>ZHANG SAN</dd>
        </div>
      </FactList>
    </>
  ),
  FieldPopover: () => (
    <Opens>
      {(close) => (
        <FieldPopover label={text('Rooms', '房间')} onClose={close}>
          <Button onClick={close}>{text('Done', '完成')}</Button>
        </FieldPopover>
      )}
    </Opens>
  ),
  FilterBar: () => (
    <FilterBar chips={chips} onClear={() => {}}>
      <TextInput label={text('Keyword', '关键字')} />
    </FilterBar>
  ),
  FilterChips: () => <FilterChips chips={chips} onClear={() => {}} />,
  Folded: () => <Folded>{text('Stands below, where a table is narrow', '表格较窄时显示在下方')}</Folded>,
  FormDialog: () => (
    <Opens>
      {(close) => (
        <FormDialog
          opened
          onClose={close}
          title={text('Payment', '支付')}
          submitLabel={text('Pay CNY 1,600.00', '支付 CNY 1,600.00')}
          onSubmit={() => {}}
          error={text('The balance is not sufficient', '余额不足')}
        >
          <TextInput label={text('Remark', '备注')} data-autofocus />
        </FormDialog>
      )}
    </Opens>
  ),
  FormErrorSummary: () => (
    <FormErrorSummary attempt={0} errors={[{ path: 'guest', message: text('Name missing', '缺少姓名') }]} />
  ),
  FormSkeleton: () => <FormSkeleton fields={2} />,
  LinesSkeleton: () => <LinesSkeleton lines={2} />,
  LiveRegion: () => text('Stands once on every page; it is read out and not seen.', '每页一个，仅供朗读。'),
  LoadingOverlay: () => (
    <Button
      variant="default"
      onClick={() => {
        overlay.show()
        setTimeout(overlay.hide, 2000)
      }}
    >
      {text('Two seconds', '两秒')}
    </Button>
  ),
  Money: () => (
    <>
      <Money value={total} strong /> <Money value={total} former /> <Money value={total} sign="always" />
    </>
  ),
  Notices: () => (
    <>
      <Button onClick={() => notify.success(text('Operation successful', '操作成功'))}>success</Button>
      <Button onClick={() => notify.info(text('Two messages', '两条消息'))}>info</Button>
      <Button onClick={() => notify.error(text('Gateway error', '网关错误'))}>error</Button>
    </>
  ),
  PageTitle: () => (
    <PageTitle title={text('Orders', '订单')} actions={<Button>{text('Export', '导出')}</Button>} />
  ),
  Pager: () => <Pager {...paging} onLimit={() => {}} />,
  Panel: () => (
    <Panel p="md" gap="xs">
      <strong>{text('A framed part', '带边框的部分')}</strong>
      <span>{text('of a page', '页面')}</span>
    </Panel>
  ),
  ProgressBar: () => (
    <Button
      variant="default"
      onClick={() => {
        progress.start()
        setTimeout(progress.done, 1500)
      }}
    >
      {text('A change of route', '切换页面')}
    </Button>
  ),
  RichText: () => (
    <RichText
      html="<h2>Yangon</h2><p>A <a href='/hotel/list'>city</a></p><ul><li>One</li></ul>"
      topHeading={3}
      link={anyAddress}
      image={anyAddress}
      onOpen={() => {}}
    />
  ),
  RichTextEditor: () => (
    <RichTextEditor
      id="text"
      label={text('Text', '正文')}
      labels={editorLabels()}
      html="<p>Yangon</p>"
      onChange={() => {}}
      link={anyAddress}
      image={anyAddress}
      required
    />
  ),
  SecondLine: () => <SecondLine>{text('Linmei, 2026-12-06 16:00', '林梅，2026-12-06 16:00')}</SecondLine>,
  SkeletonArea: () => (
    <SkeletonArea>
      <LinesSkeleton lines={1} />
    </SkeletonArea>
  ),
  StatusBadge: () => (
    <>
      <StatusBadge of="order" value="confirmed" /> <StatusBadge of="order" value="cancelled" text="—" />
    </>
  ),
  StatusLabel: () => (
    <StatusLabel look={{ color: 'blue', icon: IconClock }}>{text('Waiting', '等待中')}</StatusLabel>
  ),
  UiProvider: () =>
    text('Stands around everything: theme, clock, name of the site.', '包住整个页面：主题、时钟、站名。'),
}
