// Repeats the model test with more random runs.
import './life-model.test.ts'
