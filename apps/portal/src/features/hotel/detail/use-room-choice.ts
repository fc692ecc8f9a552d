import {
  getListHotelRatesQueryOptions,
  isRefusal,
  type Schemas,
  useCombineHotelRates,
} from '@portal/api-client'
import { useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Stay } from '../../../trade/search/stay.ts'
import { type RoomOccupancy, roomsText } from '../../../trade/search/stay-search.ts'
import { readRates } from '../hotel-queries.ts'
import type { HotelPageSearch } from './hotel-page-search.ts'
import { nextOpen, type PickState, pickState, picksText, readPicks, withPick } from './room-picks.ts'

type Rate = Schemas['Rate']

/** A rate for each room, chosen one after the other; the choice is in the address. */
export function useRoomChoice(hotelId: string, search: HotelPageSearch, stay: Stay) {
  const { rooms } = stay
  const lists = useRoomRates(hotelId, stay)
  const picks = readPicks(search.picked, rooms.length)
  const current = Math.min(search.room ?? nextOpen(picks, rooms.length), rooms.length)
  const listOf = (room: number) => lists.find(({ people }) => people === roomsText([roomAt(rooms, room)]))
  const states = picks.map((pick, index) => pickState(pick, listOf(index + 1)?.data?.rooms))
  const turn = useTurn(hotelId, search)
  const reload = () => {
    for (const { refetch } of lists) void refetch()
  }
  return {
    /** From 1. */
    current,
    states,
    picks,
    list: listOf(current),
    combined: useCombined(states, reload),
    reload,
    show: (room: number) => turn({ room }),
    /** Chooses for the present room, and goes on to the next one without a choice. */
    choose: (rate: Rate) => {
      const chosen = withPick(picks, current, rate)
      turn({ room: nextOpen(chosen, current), picked: picksText(chosen) })
    },
  }
}

export type RoomChoice = ReturnType<typeof useRoomChoice>

const roomAt = (rooms: readonly RoomOccupancy[], room: number): RoomOccupancy =>
  rooms[room - 1] ?? { adults: 2, child_ages: [] }

/** The rates of each room by itself; rooms with the same people share theirs. */
function useRoomRates(hotelId: string, { check_in, check_out, nationality, rooms }: Stay) {
  const parties = [...new Map(rooms.map((room) => [roomsText([room]), room])).entries()]
  return useQueries({
    queries: parties.map(([, room]) =>
      getListHotelRatesQueryOptions(
        { hotel_id: hotelId, check_in, check_out, nationality, rooms: [room] },
        readRates,
      ),
    ),
    combine: (found) => found.map((query, index) => ({ ...query, people: parties[index]?.[0] })),
  })
}

/** One rate for all rooms, once each has one. Expired keys load the rates again. */
function useCombined(states: readonly PickState[], reload: () => void) {
  const rates = states.flatMap(({ rate }) => rate ?? [])
  const complete = rates.length === states.length
  const query = useCombineHotelRates(
    { rate_keys: rates.map(({ rate_key }) => rate_key) },
    { query: { enabled: complete, staleTime: 60_000 } },
  )
  return {
    complete,
    answer: complete ? query.data : undefined,
    failed: complete && query.isError,
    busy: query.isFetching,
    retry: () => {
      if (isRefusal(query.error, 'RATE_EXPIRED')) reload()
      // Rates that come back unchanged keep their keys, so nothing else would ask for their total again.
      void query.refetch()
    },
  }
}

/** Changes the choice in the address. */
function useTurn(hotelId: string, search: HotelPageSearch) {
  const navigate = useNavigate()
  return (change: { room: number; picked?: string | undefined }) =>
    void navigate({
      to: '/hotel/detail/$id',
      params: { id: hotelId },
      search: { ...search, ...change },
      resetScroll: false,
    })
}
