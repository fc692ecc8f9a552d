import { formatStay, language } from '@portal/i18n'
import { useEffect, useState } from 'react'
import {
  Button,
  CardsSkeleton,
  ConfirmDialog,
  ConvertedMoney,
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
  LanguageMenu,
  Money,
  NumberInput,
  notify,
  overlay,
  PageTitle,
  PasswordInput,
  progress,
  type SearchOption,
  SearchSelect,
  Select,
  StatusBadge,
  type StatusKind,
  statusTable,
  Tabs,
  TextInput,
  ThemeToggle,
} from '../src/index.ts'
import classes from './Gallery.module.css'
import { columns, orders, words } from './sample.tsx'

const cny = (amount: string) => ({ amount, currency: 'CNY' })

async function countries(query: string): Promise<SearchOption[]> {
  const all = [
    { value: 'CN', label: words('China', '中国'), description: 'CN', group: words('Often chosen', '常用') },
    { value: 'MM', label: words('Myanmar', '缅甸'), description: 'MM', group: words('Often chosen', '常用') },
    { value: 'TH', label: words('Thailand', '泰国'), description: 'TH', group: words('All', '全部') },
  ]
  return all.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()))
}

function Statuses() {
  return (Object.keys(statusTable) as StatusKind[]).map((kind) => (
    <div key={kind} className={classes.row}>
      {Object.keys(statusTable[kind]).map((value) => (
        <StatusBadge key={value} of={kind} value={value as never} />
      ))}
    </div>
  ))
}

function Values() {
  return (
    <div className={classes.columns}>
      <Deadline
        at="2026-12-08T11:30:00Z"
        tz="Asia/Yangon"
        then={words('After this, one night is charged: CNY 760.00', '此后取消将收取一晚房费：CNY 760.00')}
      />
      <Deadline at="2026-12-06T15:30:00Z" tz="Asia/Yangon" />
      <Deadline at="2026-12-05T11:30:00Z" tz="Asia/Shanghai" />
      <div className={classes.row}>
        <Money value={cny('1600')} strong /> <Money value={cny('1760')} former />
        <Money value={cny('840')} sign="always" /> <Money value={{ amount: '185001', currency: 'MMK' }} />
      </div>
      <ConvertedMoney
        value={{ amount: '822535', currency: 'MMK' }}
        rate="514.08"
        source="bank"
        date="2026-11-20"
      />
      <div>{formatStay('2026-12-08', '2026-12-10')}</div>
    </div>
  )
}

function Fields() {
  const [country, setCountry] = useState<SearchOption | null>(null)
  const [day, setDay] = useState<string | null>('2026-12-08')
  return (
    <>
      <FormErrorSummary
        attempt={0}
        errors={[{ path: 'guest', message: words('Guest full name cannot be empty', '客人姓名不能为空') }]}
      />
      <div className={classes.columns}>
        <TextInput
          id={fieldId('guest')}
          label={words('Full name', '姓名')}
          placeholder="ZHANG SAN"
          error={words('Guest full name cannot be empty', '客人姓名不能为空')}
          required
        />
        <SearchSelect
          label={words('Nationality', '国籍')}
          value={country}
          onChange={setCountry}
          load={countries}
          clearable
        />
        <DateField label={words('Check-in', '入住')} value={day} onChange={setDay} clearable />
        <Select label={words('Meal', '餐食')} data={['RO', 'BB', 'HB']} defaultValue="BB" />
        <NumberInput label={words('Adults', '成人')} defaultValue={2} min={1} max={6} />
        <PasswordInput label={words('Password', '密码')} defaultValue="Travel2026" />
      </div>
      <div className={classes.row}>
        <Button>{words('Search', '搜索')}</Button>
        <Button variant="default">{words('Reset', '重置')}</Button>
        <Button variant="light">{words('Copy room', '复制房间')}</Button>
        <Button variant="outline">{words('Export', '导出')}</Button>
        <Button variant="subtle">{words('Clear all', '清除全部')}</Button>
        <Button color="red">{words('Cancel the booking', '取消订单')}</Button>
        <Button loading>{words('Pay', '支付')}</Button>
        <Button disabled>{words('Not yet', '暂不可用')}</Button>
      </div>
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
        title={words('Payment', '支付')}
        submitLabel={words('Pay CNY 1,600.00', '支付 CNY 1,600.00')}
        onSubmit={() => Promise.reject(new Error(words('The balance is not sufficient', '余额不足')))}
        error={words('The pre-deposit balance is not sufficient', '预存款余额不足')}
      >
        <TextInput label={words('Remark', '备注')} data-autofocus />
      </FormDialog>
      <ConfirmDialog
        opened={opened === 'cancel'}
        onClose={close}
        title={words('Cancel booking', '取消订单')}
        confirmLabel={words('Cancel the booking', '确认取消')}
        onConfirm={() => {}}
        word="H2611210001"
        danger
      >
        <div>
          {words('Penalty now: ', '现在取消的违约金：')}
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
          { key: 'star', label: words('5 stars', '五星'), onRemove: () => {} },
          { key: 'meal', label: words('Breakfast', '含早'), onRemove: () => {} },
        ]}
        onClear={() => {}}
      >
        <TextInput label={words('Keyword', '关键字')} />
        <Select label={words('Status', '状态')} data={['1', '2']} />
      </FilterBar>
      <DataTable
        label={words('Hotel orders', '酒店订单')}
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
      notify.error(words('Gateway error', '网关错误'))
      notify.success(words('Operation successful', '操作成功'))
    }
    if (show === 'overlay') overlay.show()
    if (show === 'progress') progress.start()
  }, [show])
  if (show === 'error')
    return <ErrorPage status={404} message="Page not found: /nowhere" actions={<Button>Home</Button>} />
  return (
    <main className={classes.page}>
      <PageTitle
        title={words('Parts of the design', '界面部件')}
        actions={
          <>
            <LanguageMenu />
            <ThemeToggle />
          </>
        }
      />
      <Tabs defaultValue="all">
        <Tabs.List>
          <Tabs.Tab value="all">{words('All', '全部')}</Tabs.Tab>
          <Tabs.Tab value="unpaid">{words('Awaiting payment', '待支付')}</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      <List show={show} />
      <Statuses />
      <Values />
      <Fields />
      <div className={classes.columns}>
        <EmptyState
          title={words('No hotel matches', '没有符合条件的酒店')}
          hint={words('Remove a filter or choose other dates.', '请减少筛选条件或更换日期。')}
          action={<Button variant="default">{words('Clear all', '清除全部')}</Button>}
        />
        <ErrorState message={words('Gateway error', '网关错误')} onRetry={() => {}} />
      </div>
      <DataTable
        label="Loading"
        columns={columns()}
        rows={undefined}
        rowKey={({ id }) => id}
        page={{ page: 1, limit: 3, total: 0, onPage: () => {} }}
      />
      <CardsSkeleton cards={1} />
      <Dialogs show={show} />
      <footer>{language()}</footer>
    </main>
  )
}
