/** Freezes a value and all it holds. What is frozen already is taken as frozen to the ground. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const key in value) deepFreeze(value[key])
  return value
}
