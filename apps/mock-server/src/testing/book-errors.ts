import { selfCheck } from '../domain/ledger/self-check.ts'
import { checkInvariants, ledgerOf } from '../operations/company-ledger.ts'
import type { World } from '../world/world.ts'

/** What is wrong with the ledger of a world, in sentences: broken rules, and alarms of the self-check that members see. */
export function bookErrors(world: World): string[] {
  const alarms = world.tables.company.all().flatMap((company) =>
    selfCheck(ledgerOf(world, company))
      .filter(({ ok, left, right }) => !ok || left !== right)
      .map(({ rule, left, right }) => `${company.name.en}: ${rule} has ${left} and ${right}.`),
  )
  return [...checkInvariants(world, null), ...alarms]
}
