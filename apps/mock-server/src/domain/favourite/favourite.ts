/** A hotel that a member marked; `id` is `<member>/<hotel>`. */
export interface FavouriteRecord {
  readonly id: string
  readonly member_id: string
  readonly hotel_id: string
  readonly note: string
  readonly tags: readonly string[]
  /** Epoch s. */
  readonly create_time: number
}

export const favouriteId = (member_id: string, hotel_id: string) => `${member_id}/${hotel_id}`
