// Repeats the model test with 2,000 stays.
import './stay-model.test.ts'
