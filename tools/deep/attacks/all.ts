import type { Attack } from './attack-of.ts'
import { r1 } from './r1.data.ts'
import { r2 } from './r2.data.ts'
import { r3 } from './r3.data.ts'
import { r4 } from './r4.data.ts'
import { r5 } from './r5.data.ts'
import { r6 } from './r6.data.ts'
import { r7 } from './r7.data.ts'
import { r8 } from './r8.data.ts'
import { r9 } from './r9.data.ts'

/** Every row that a unit or component test proves, by chapter of the requirements. */
export const attacks: readonly Attack[] = [...r1, ...r2, ...r3, ...r4, ...r5, ...r6, ...r7, ...r8, ...r9]
