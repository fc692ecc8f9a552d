import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Can, connectRoute } from './Can.tsx'
import { emptyMemberCentre, memberCentreStore } from './member-centre.ts'

const granted = { '/user/order/list': ['/user/order/list/export'] }

beforeEach(() => {
  memberCentreStore.setState({ ...emptyMemberCentre, authNode: granted }, true)
  connectRoute(() => '/user/order/list?page=2')
})
afterEach(cleanup)

test('R6.07 The marker does nothing when its value is missing', () => {
  for (const auth of [undefined, null, '']) {
    render(<Can auth={auth}>{`shown:${String(auth)}:`}</Can>)
    expect(screen.queryByText(`shown:${String(auth)}:`)).not.toBeNull()
  }
})

test('R6.08 The marker keeps the element when the check passes and removes it when it fails', () => {
  render(
    <>
      <Can auth="export">
        <button type="button">Export</button>
      </Can>
      <Can auth="delete">
        <button type="button">Delete</button>
      </Can>
    </>,
  )
  expect(screen.queryByRole('button', { name: 'Export' })).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})
