import { hashKey } from '@tanstack/react-query'

/** Compares plain data. Functions are ignored, so that props which differ only in callbacks are equal. */
export const isDeepEqual = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other])
