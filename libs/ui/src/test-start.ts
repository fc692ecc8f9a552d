// Vitest runs this file before every test file, but its imports only once per process, so nothing is patched twice.
import './test-late.ts'
import './test-queries.ts'
