import { ApiError, type Schemas } from '@portal/api-client'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { useBooking } from './use-booking.ts'

const order = { booking_id: 'H2611210001' } as Schemas['Order']

const refusal = (error_key: Schemas['ErrorKey'], more: object = {}) =>
  new ApiError(`Said by the server: ${error_key}`, {
    kind: 'refusal',
    code: 0,
    status: 200,
    url: '/api/order/book',
    data: { error_key, ...more },
  })

/** A booking with one server answer per attempt. */
function booking(...answers: (Schemas['Order'] | ApiError)[]) {
  const book = vi.fn((..._sent: unknown[]) => {
    const answer = answers.shift() ?? order
    return answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer)
  })
  const checkAgain = vi.fn((): Promise<{ total: string } | null> => Promise.resolve({ total: '10.00' }))
  const [onBooked, onErrors] = [vi.fn(), vi.fn()]
  const { result } = renderHook(() =>
    useBooking({ clientRef: 'ref-1', checkAgain, book, onBooked, onErrors }),
  )
  const place = (again?: boolean) => act(() => result.current.place({ name: 'Thant' }, again))
  return { result, place, book, checkAgain, onBooked, onErrors }
}

describe('a sent booking', () => {
  test('The price is checked again, and the checked price is booked', async () => {
    const { place, book, checkAgain, onBooked } = booking()
    await place()
    expect(checkAgain).toHaveBeenCalledOnce()
    const mark = { client_ref: 'ref-1', confirm_duplicate: false }
    expect(book.mock.calls).toEqual([[{ total: '10.00' }, { name: 'Thant' }, mark, new Set()]])
    expect(onBooked).toHaveBeenCalledWith(order)
  })

  test('A price that needs a decision is not booked', async () => {
    const { place, book, checkAgain, onBooked } = booking()
    checkAgain.mockResolvedValueOnce(null)
    await place()
    expect([book.mock.calls, onBooked.mock.calls]).toEqual([[], []])
  })

  test('A second press during the first books nothing', async () => {
    const { result, book } = booking()
    await act(() => Promise.all([result.current.place({ name: 'A' }), result.current.place({ name: 'B' })]))
    expect(book).toHaveBeenCalledOnce()
  })

  test('After a refusal it can be submitted again with the same reference', async () => {
    const { result, place, book, onBooked } = booking(refusal('SUBACCOUNT_LIMIT'))
    await place()
    expect(result.current).toMatchObject({ busy: false, refusal: 'Said by the server: SUBACCOUNT_LIMIT' })
    await place()
    expect(result.current.refusal).toBeNull()
    expect(book.mock.calls.map(([, , mark]) => mark)).toMatchObject([
      { client_ref: 'ref-1' },
      { client_ref: 'ref-1' },
    ])
    expect(onBooked).toHaveBeenCalledOnce()
  })
})

describe('obstacles of a booking', () => {
  test.each([
    ['DUPLICATE_STAY', 'duplicate'],
    ['IDEMPOTENCY_CONFLICT', 'conflict'],
    ['RATE_EXPIRED', 'expired'],
    ['QUOTE_EXPIRED', 'expired'],
  ] as const)('%s has a dialog of its own', async (key, obstacle) => {
    const { result, place } = booking(refusal(key))
    await place()
    expect(result.current).toMatchObject({ obstacle, existing: null, refusal: null })
  })

  test('A duplicate names the existing order, and booking all the same confirms it', async () => {
    const { result, place, book } = booking(refusal('DUPLICATE_STAY', { booking_id: 'H2611210007' }))
    await place()
    expect(result.current.existing).toBe('H2611210007')
    await place(true)
    expect(result.current.obstacle).toBeNull()
    expect(book.mock.calls.at(-1)?.[2]).toEqual({ client_ref: 'ref-1', confirm_duplicate: true })
  })

  test.each([
    ['quote_id', 'quote'],
    ['quote_option_id', 'quote'],
    ['draft_id', 'draft'],
  ] as const)(
    'What is wrong with %s has a dialog with its words; then it is booked without',
    async (field, source) => {
      const fields = { [field]: ['Booked already'] }
      const { result, place, book, onErrors } = booking(refusal('VALIDATION', { fields }))
      await place()
      expect(result.current).toMatchObject({ obstacle: source, reason: 'Booked already', refusal: null })
      expect(onErrors).not.toHaveBeenCalled()
      act(() => result.current.leave(source))
      await place()
      expect(book.mock.calls.at(-1)?.[3]).toEqual(new Set([source]))
    },
  )

  test('An obstacle is cleared by its own answer only', async () => {
    const { result, place } = booking(refusal('RATE_EXPIRED'))
    await place()
    act(() => result.current.clear('duplicate'))
    expect(result.current.obstacle).toBe('expired')
    act(() => result.current.clear('expired'))
    expect(result.current.obstacle).toBeNull()
  })

  test('Errors are shown at their fields', async () => {
    const fields = { 'guests[0].full_name': ['too long'] }
    const { result, place, onErrors } = booking(refusal('VALIDATION', { fields }))
    await place()
    expect(onErrors).toHaveBeenCalledWith(fields)
    expect(result.current.refusal).toBeNull()
  })

  test('A price that changes at the last moment is checked again, and the operator decides', async () => {
    const { result, place, checkAgain } = booking(refusal('OUTCOME_REQUIRED'))
    checkAgain.mockResolvedValueOnce({ total: '10.00' }).mockResolvedValueOnce(null)
    await place()
    expect(checkAgain).toHaveBeenCalledTimes(2)
    expect(result.current).toMatchObject({ busy: false, refusal: null })
  })

  test('If the check finds nothing new, the server’s text is shown', async () => {
    const { result, place } = booking(refusal('OUTCOME_REQUIRED'))
    await place()
    expect(result.current.refusal).toBe('Said by the server: OUTCOME_REQUIRED')
  })

  test('A broken connection is not a refusal: the form can be submitted again', async () => {
    const broken = new ApiError('No connection', {
      kind: 'network',
      code: null,
      status: null,
      url: '/api/order/book',
      data: null,
    })
    const { result, place, onErrors } = booking(broken)
    await place()
    expect(result.current).toMatchObject({ busy: false, obstacle: null, refusal: null })
    expect(onErrors).not.toHaveBeenCalled()
  })
})
