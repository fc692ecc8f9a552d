// Vitest runs this file before each test file of a process, but what it imports once: nothing is replaced twice.
import './test-late.ts'
import './test-queries.ts'
