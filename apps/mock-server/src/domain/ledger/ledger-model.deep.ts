// Repeats the model test with more random runs.
import './ledger-model.test.ts'
