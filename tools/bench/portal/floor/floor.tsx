/// <reference types="vite/client" />
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/AppShell.css'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Group.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/PasswordInput.css'
import '@mantine/core/styles/Stack.css'
import '@mantine/core/styles/Text.css'
import '@mantine/core/styles/Title.css'
import '@mantine/core/styles/UnstyledButton.css'
import {
  AppShell,
  Button,
  Group,
  MantineProvider,
  PasswordInput,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'

// The floor: the portal's libraries with a header and three pages, and nothing that a product needs.

const root = createRootRoute({
  component: () => (
    <AppShell header={{ height: 56 }} padding="md">
      <AppShell.Header>
        <Group h="100%" px="md">
          <Link to="/">Home</Link>
          <Link to="/form">Sign in</Link>
          <Link to="/list">List</Link>
        </Group>
      </AppShell.Header>
      <AppShell.Main>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  ),
})

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: () => (
    <Stack>
      <Title order={1}>Hotels, cars and transfers for travel agencies</Title>
      <TextInput label="Destination" />
      <Button>Search</Button>
    </Stack>
  ),
})

const form = createRoute({
  getParentRoute: () => root,
  path: '/form',
  component: () => (
    <Stack>
      <Title order={1}>Sign in</Title>
      <TextInput label="Name" />
      <PasswordInput label="Password" />
      <Button>Sign in</Button>
    </Stack>
  ),
})

interface CurrencyAnswer {
  data: { list: { code: string; name: string }[] }
}

function Currencies() {
  const { data } = useQuery({
    queryKey: ['currencies'],
    queryFn: async () =>
      (
        await fetch('/api/common/currency', { headers: { server: 'true' } })
      ).json() as Promise<CurrencyAnswer>,
  })
  return (
    <Stack>
      <Title order={1}>Currencies</Title>
      {data?.data.list.map(({ code, name }) => (
        <Text key={code}>{name}</Text>
      ))}
    </Stack>
  )
}

const list = createRoute({ getParentRoute: () => root, path: '/list', component: Currencies })

const router = createRouter({ routeTree: root.addChildren([home, form, list]) })

// The host refuses markup from text, which Mantine's styles are.
interface Policies {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): unknown
}
;(window as { trustedTypes?: Policies }).trustedTypes?.createPolicy('default', { createHTML: (text) => text })

createRoot(document.getElementById('root') as HTMLElement).render(
  <MantineProvider getStyleNonce={() => document.querySelector('script')?.nonce ?? ''}>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>,
)
