import { Fragment } from 'react'
import * as parts from '../src/generated/mantine/index.ts'
import { useCombobox } from '../src/index.ts'
import { Opens } from './own-parts.tsx'
import type { MantinePart, Samples } from './sample.tsx'
import { text } from './sample.tsx'

const cities = ['Yangon', 'Mandalay', 'Bagan']
const city = text('City', '城市')
const wrong = text('Please choose', '请选择')

const variants = ['filled', 'light', 'outline', 'default', 'subtle'] as const

function CitiesCombobox() {
  const combobox = useCombobox()
  return (
    <parts.Combobox store={combobox}>
      <parts.Combobox.Target>
        <parts.Button variant="default" onClick={() => combobox.toggleDropdown()}>
          {city}
        </parts.Button>
      </parts.Combobox.Target>
      <parts.Combobox.Dropdown>
        <parts.Combobox.Options>
          {cities.map((name) => (
            <parts.Combobox.Option key={name} value={name}>
              {name}
            </parts.Combobox.Option>
          ))}
        </parts.Combobox.Options>
      </parts.Combobox.Dropdown>
    </parts.Combobox>
  )
}

/** The parts of Mantine in this theme, in the states that the portal uses. */
export const mantineParts: Samples<MantinePart> = {
  ActionIcon: () =>
    variants.map((variant) => (
      <parts.ActionIcon key={variant} variant={variant} aria-label={variant}>
        ×
      </parts.ActionIcon>
    )),
  Alert: () =>
    (['blue', 'orange', 'red', 'green'] as const).map((color) => (
      <parts.Alert key={color} color={color} title={color}>
        {wrong}
      </parts.Alert>
    )),
  Anchor: () => <parts.Anchor href="#Anchor">{city}</parts.Anchor>,
  Avatar: () => <parts.Avatar name="Lin Mei" />,
  Badge: () => <parts.Badge variant="light">3</parts.Badge>,
  Box: () => (
    <parts.Box p="sm" bg="var(--ui-sunken)">
      p="sm"
    </parts.Box>
  ),
  Button: () =>
    variants.map((variant) => (
      <Fragment key={variant}>
        <parts.Button variant={variant}>{variant}</parts.Button>
        <parts.Button variant={variant} disabled>
          disabled
        </parts.Button>
        <parts.Button variant={variant} loading>
          loading
        </parts.Button>
      </Fragment>
    )),
  Card: () => (
    <parts.Card withBorder padding="sm">
      {city}
    </parts.Card>
  ),
  Checkbox: () => (
    <>
      <parts.Checkbox label={city} defaultChecked />
      <parts.Checkbox label={city} error={wrong} />
      <parts.Checkbox label={city} disabled />
    </>
  ),
  CloseButton: () => <parts.CloseButton aria-label={text('Close', '关闭')} />,
  Combobox: () => <CitiesCombobox />,
  Drawer: () => (
    <Opens>
      {(close) => (
        <parts.Drawer opened onClose={close} title={city}>
          {cities.join(', ')}
        </parts.Drawer>
      )}
    </Opens>
  ),
  Fieldset: () => <parts.Fieldset legend={city}>{cities.join(', ')}</parts.Fieldset>,
  FileButton: () => (
    <parts.FileButton onChange={() => {}}>
      {(props) => <parts.Button {...props}>{text('Choose a file', '选择文件')}</parts.Button>}
    </parts.FileButton>
  ),
  Flex: () => (
    <parts.Flex gap="md" align="baseline" wrap="wrap">
      <span>1</span>
      <strong>2</strong>
    </parts.Flex>
  ),
  Group: () => (
    <parts.Group gap="xs" justify="space-between">
      <span>1</span>
      <span>2</span>
    </parts.Group>
  ),
  Input: () => <parts.Input placeholder={city} />,
  InputBase: () => <parts.InputBase label={city} description={text('In English', '英文')} error={wrong} />,
  List: () => (
    <parts.List>
      {cities.map((name) => (
        <parts.List.Item key={name}>{name}</parts.List.Item>
      ))}
    </parts.List>
  ),
  Loader: () => <parts.Loader size="sm" />,
  Menu: () => (
    <parts.Menu>
      <parts.Menu.Target>
        <parts.Button variant="default">{city}</parts.Button>
      </parts.Menu.Target>
      <parts.Menu.Dropdown>
        {cities.map((name) => (
          <parts.Menu.Item key={name}>{name}</parts.Menu.Item>
        ))}
      </parts.Menu.Dropdown>
    </parts.Menu>
  ),
  Modal: () => (
    <Opens>
      {(close) => (
        <parts.Modal opened onClose={close} title={city}>
          {cities.join(', ')}
        </parts.Modal>
      )}
    </Opens>
  ),
  MultiSelect: () => <parts.MultiSelect label={city} data={cities} defaultValue={['Bagan']} />,
  NativeSelect: () => <parts.NativeSelect label={city} data={cities} error={wrong} />,
  Pagination: () => <parts.Pagination total={8} defaultValue={3} />,
  PasswordInput: () => <parts.PasswordInput label={text('Password', '密码')} defaultValue="Travel2026" />,
  Popover: () => (
    <parts.Popover>
      <parts.Popover.Target>
        <parts.Button variant="default">{city}</parts.Button>
      </parts.Popover.Target>
      <parts.Popover.Dropdown>{cities.join(', ')}</parts.Popover.Dropdown>
    </parts.Popover>
  ),
  Progress: () => <parts.Progress value={60} aria-label="60 %" />,
  Radio: () => (
    <parts.Radio.Group label={city} error={wrong}>
      {cities.map((name) => (
        <parts.Radio key={name} value={name} label={name} disabled={name === 'Bagan'} />
      ))}
    </parts.Radio.Group>
  ),
  SegmentedControl: () => <parts.SegmentedControl data={cities} />,
  Select: () => <parts.Select label={city} data={cities} defaultValue="Bagan" />,
  SimpleGrid: () => (
    <parts.SimpleGrid minColWidth="8rem" spacing="sm">
      {cities.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </parts.SimpleGrid>
  ),
  Skeleton: () => <parts.Skeleton h={20} w={200} />,
  Stack: () => (
    <parts.Stack gap="xs">
      <span>1</span>
      <span>2</span>
    </parts.Stack>
  ),
  Switch: () => <parts.Switch label={text('Net prices', '显示底价')} defaultChecked />,
  Table: () => (
    <parts.Table aria-label={city}>
      <parts.Table.Tbody>
        {cities.map((name) => (
          <parts.Table.Tr key={name}>
            <parts.Table.Td>{name}</parts.Table.Td>
          </parts.Table.Tr>
        ))}
      </parts.Table.Tbody>
    </parts.Table>
  ),
  Tabs: () => (
    <parts.Tabs defaultValue="Bagan">
      <parts.Tabs.List>
        {cities.map((name) => (
          <parts.Tabs.Tab key={name} value={name}>
            {name}
          </parts.Tabs.Tab>
        ))}
      </parts.Tabs.List>
    </parts.Tabs>
  ),
  TagsInput: () => <parts.TagsInput label={city} defaultValue={['Bagan']} />,
  Text: () => (
    <>
      <parts.Text>{city}</parts.Text>
      <parts.Text size="sm" c="dimmed">
        size="sm" c="dimmed"
      </parts.Text>
    </>
  ),
  TextInput: () => (
    <>
      <parts.TextInput label={city} placeholder="Yangon" withAsterisk />
      <parts.TextInput label={city} error={wrong} />
      <parts.TextInput label={city} disabled />
    </>
  ),
  Textarea: () => <parts.Textarea label={text('Remark', '备注')} rows={2} />,
  Title: () =>
    ([1, 2, 3, 4] as const).map((order) => (
      <parts.Title key={order} order={order}>
        order={order}
      </parts.Title>
    )),
  UnstyledButton: () => <parts.UnstyledButton>{city}</parts.UnstyledButton>,
  VisuallyHidden: () => <parts.VisuallyHidden>{city}</parts.VisuallyHidden>,
}
