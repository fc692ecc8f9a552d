/** How a product is had: its words, its terms of cancelling and its rows of the life cycle go by this. */
export type Service = 'stay' | 'ride'
