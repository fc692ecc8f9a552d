import fc from 'fast-check'

// The same cases in every run: what passes once passes everywhere. `PROPERTY_SEED=7 npm run test:unit` looks at others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20261121) })

export default fc
