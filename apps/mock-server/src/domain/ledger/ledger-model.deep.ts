// The test of drawn lives, which draws more of them in a deep run.
import './ledger-model.test.ts'
