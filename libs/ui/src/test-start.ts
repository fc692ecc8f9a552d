// Vitest runs this file before every test file, but its imports only once per process, so nothing is patched twice.
import './test-late.ts'
import './test-queries.ts'
import * as React from 'react'

/**
 * In development React notes for each element which component made it, for warnings that show it: 12 % of the portal's
 * component tests. Above 10,000 notes it stops until the count is taken back; here the count stays above.
 */
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object,
  'recentlyCreatedOwnerStacks',
  { get: () => 1e5, set: () => {} },
)
