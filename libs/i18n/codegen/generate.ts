import { writeFileSync } from 'node:fs'
import { bundlePaths, catalogueFile, catalogueSource, otherLanguages } from './catalogue.ts'

const paths = bundlePaths('zh-cn')
writeFileSync(catalogueFile, catalogueSource(paths, otherLanguages()))
console.log(`${paths.length} text bundles indexed`)
