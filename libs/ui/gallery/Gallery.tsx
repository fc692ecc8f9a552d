import { formatStay, language, setLanguage } from '@portal/i18n'
import { useEffect, useState } from 'react'
import { Flex } from '../src/generated/mantine/Flex.ts'
import { Group } from '../src/generated/mantine/Group.ts'
import { SimpleGrid } from '../src/generated/mantine/SimpleGrid.ts'
import {
  Button,
  CardsSkeleton,
  ConfirmDialog,
  DataTable,
  DateField,
  Deadline,
  EmptyState,
  ErrorPage,
  ErrorState,
  FilterBar,
  FormDialog,
  FormErrorSummary,
  fieldId,
  Money,
  notify,
  overlay,
  PageTitle,
  PasswordInput,
  progress,
  StatusBadge,
  type StatusKind,
  statusTable,
  TextInput,
  useDarkMode,
} from '../src/index.ts'
import { Parts } from './Parts.tsx'
import { columns, orders, text } from './sample.tsx'

const cny = (amount: string) => ({ amount, currency: 'CNY' })

function Statuses() {
  return (Object.keys(statusTable) as StatusKind[]).map((kind) => (
    <Group key={kind} gap="var(--mantine-spacing-xs) var(--mantine-spacing-sm)">
      {Object.keys(statusTable[kind]).map((value) => (
        <StatusBadge key={value} of={kind} value={value as never} />
      ))}
    </Group>
  ))
}

function Values() {
  return (
    <SimpleGrid minColWidth="min(100%, 320px)" autoFlow="auto-fit" spacing="lg">
      <Deadline
        at="2026-12-08T11:30:00Z"
        tz="Asia/Yangon"
        then={text('After this, one night is charged: CNY 760.00', '此后取消将收取一晚房费：CNY 760.00')}
      />
      <Deadline at="2026-12-06T15:30:00Z" tz="Asia/Yangon" />
      <Deadline at="2026-12-05T11:30:00Z" tz="Asia/Shanghai" />
      <Group gap="var(--mantine-spacing-xs) var(--mantine-spacing-sm)">
        <Money value={cny('1600')} strong /> <Money value={cny('1760')} former />
        <Money value={cny('840')} sign="always" /> <Money value={{ amount: '185001', currency: 'MMK' }} />
      </Group>
      <div>{formatStay('2026-12-08', '2026-12-10')}</div>
    </SimpleGrid>
  )
}

function Fields() {
  const [day, setDay] = useState<string | null>('2026-12-08')
  return (
    <>
      <FormErrorSummary
        attempt={0}
        errors={[{ path: 'guest', message: text('Guest full name cannot be empty', '客人姓名不能为空') }]}
      />
      <SimpleGrid minColWidth="min(100%, 320px)" autoFlow="auto-fit" spacing="lg">
        <TextInput
          id={fieldId('guest')}
          label={text('Full name', '姓名')}
          placeholder="ZHANG SAN"
          error={text('Guest full name cannot be empty', '客人姓名不能为空')}
          required
        />
        <DateField label={text('Check-in', '入住')} value={day} onChange={setDay} clearable />
        <PasswordInput label={text('Password', '密码')} defaultValue="Travel2026" />
      </SimpleGrid>
      <Group gap="var(--mantine-spacing-xs) var(--mantine-spacing-sm)">
        <Button>{text('Search', '搜索')}</Button>
        <Button variant="default">{text('Reset', '重置')}</Button>
        <Button variant="light">{text('Copy room', '复制房间')}</Button>
        <Button variant="outline">{text('Export', '导出')}</Button>
        <Button variant="subtle">{text('Clear all', '清除全部')}</Button>
        <Button color="red">{text('Cancel the booking', '取消订单')}</Button>
        <Button loading>{text('Pay', '支付')}</Button>
        <Button disabled>{text('Not yet', '暂不可用')}</Button>
      </Group>
    </>
  )
}

function Dialogs({ show }: { show: string | null }) {
  const [opened, setOpened] = useState(show)
  const close = () => setOpened(null)
  return (
    <>
      <FormDialog
        opened={opened === 'pay'}
        onClose={close}
        title={text('Payment', '支付')}
        submitLabel={text('Pay CNY 1,600.00', '支付 CNY 1,600.00')}
        onSubmit={() => Promise.reject(new Error(text('The balance is not sufficient', '余额不足')))}
        error={text('The pre-deposit balance is not sufficient', '预存款余额不足')}
      >
        <TextInput label={text('Remark', '备注')} data-autofocus />
      </FormDialog>
      <ConfirmDialog
        opened={opened === 'cancel'}
        onClose={close}
        title={text('Cancel booking', '取消订单')}
        confirmLabel={text('Cancel the booking', '确认取消')}
        onConfirm={() => {}}
        tick="I understand that this cannot be undone."
        danger
      >
        <div>
          {text('Penalty now: ', '现在取消的违约金：')}
          <Money value={cny('760')} strong />
        </div>
      </ConfirmDialog>
    </>
  )
}

function List({ show }: { show: string | null }) {
  const count = show === 'many' ? 10_000 : 6
  return (
    <div>
      <FilterBar
        chips={[
          { key: 'star', label: text('5 stars', '五星'), onRemove: () => {} },
          { key: 'meal', label: text('Breakfast', '含早'), onRemove: () => {} },
        ]}
        onClear={() => {}}
      >
        <TextInput label={text('Keyword', '关键字')} />
      </FilterBar>
      <DataTable
        label={text('Hotel orders', '酒店订单')}
        columns={columns()}
        rows={orders(count)}
        rowKey={({ id }) => id}
        onOpen={({ id }) => notify.info(id)}
        sort={{ key: 'total', order: 'desc' }}
        onSort={() => {}}
        page={{ page: 2, limit: 20, total: 145, onPage: () => {}, onLimit: () => {} }}
        refreshing={show === 'refreshing'}
        main
      />
    </div>
  )
}

export function Gallery({ show }: { show: string | null }) {
  useEffect(() => {
    if (show === 'notices') {
      notify.error(text('Gateway error', '网关错误'))
      notify.success(text('Operation successful', '操作成功'))
    }
    if (show === 'overlay') overlay.show()
    if (show === 'progress') progress.start()
  }, [show])
  const { dark, toggle } = useDarkMode()
  if (show === 'error')
    return <ErrorPage status={404} message="Page not found: /nowhere" actions={<Button>Home</Button>} />
  return (
    <Flex component="main" direction="column" gap="lg" maw={1200} m="0 auto" p="md">
      <PageTitle
        title={text('Parts of the design', '界面部件')}
        actions={
          <>
            <Button variant="default" onClick={() => setLanguage(language() === 'en' ? 'zh-cn' : 'en')}>
              {text('中文', 'English')}
            </Button>
            <Button variant="default" onClick={toggle}>
              {dark ? text('Light', '浅色') : text('Dark', '深色')}
            </Button>
          </>
        }
      />
      <List show={show} />
      <Statuses />
      <Values />
      <Fields />
      <SimpleGrid minColWidth="min(100%, 320px)" autoFlow="auto-fit" spacing="lg">
        <EmptyState
          title={text('No hotel matches', '没有符合条件的酒店')}
          hint={text('Remove a filter or choose other dates.', '请减少筛选条件或更换日期。')}
          action={<Button variant="default">{text('Clear all', '清除全部')}</Button>}
        />
        <ErrorState message={text('Gateway error', '网关错误')} onRetry={() => {}} />
      </SimpleGrid>
      <DataTable
        label="Loading"
        columns={columns()}
        rows={undefined}
        rowKey={({ id }) => id}
        page={{ page: 1, limit: 3, total: 0, onPage: () => {} }}
      />
      <CardsSkeleton cards={1} />
      <Dialogs show={show} />
      {show === null && <Parts />}
      <footer>{language()}</footer>
    </Flex>
  )
}
