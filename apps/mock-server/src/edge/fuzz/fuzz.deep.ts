// The tests of drawn requests, which draw more of them in a deep run.
import './fuzz.test.ts'
