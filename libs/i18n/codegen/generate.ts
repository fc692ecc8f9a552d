import { writeFileSync } from 'node:fs'
import { bundlePaths, catalogueFile, catalogueSource } from './catalogue.ts'

const paths = bundlePaths('zh-cn')
writeFileSync(catalogueFile, catalogueSource(paths))
console.log(`${paths.length} text bundles indexed`)
